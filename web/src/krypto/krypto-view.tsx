import { words } from '../i18n';

export function KryptoView() {
  return <h1>{words().krypto.title}</h1>;
}
