import { describeBlobStore } from './blob-store.contract.ts';

describeBlobStore('disk');
describeBlobStore('database');
