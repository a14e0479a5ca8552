import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';

// What browsers call every picture that has no name of its own.
const nameless = /^image\.\w+$/;

/** Takes pictures that are pasted into the page; a text that is pasted into a field stays the field's. Undefined takes none. */
export function usePastedPictures(onPictures: ((pictures: readonly File[]) => void) | undefined): void {
  const { text } = useI18n();
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const copied = event.clipboardData;
    if (onPictures === undefined || copied === null || copied.types.includes('text/plain')) return;
    const pictures = [...copied.files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures.map((picture) => named(picture, text('pastedPicture'))));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

function named(picture: File, name: string): File {
  if (!nameless.test(picture.name)) return picture;
  const extension = picture.name.slice(picture.name.lastIndexOf('.'));
  return new File([picture], `${name}${extension}`, { type: picture.type });
}
