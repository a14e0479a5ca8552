import { startDevIdp } from './dev-idp.ts';

const {
  DEV_IDP_HOST: host = '127.0.0.1',
  DEV_IDP_PORT: port = '8180',
  DEV_IDP_SERVICE: service,
} = process.env;

const { url } = await startDevIdp(host, Number(port), service ?? 'http://localhost:3000/saml/metadata');
process.stdout.write(`The development identity provider answers at ${url}, metadata at ${url}/metadata\n`);
