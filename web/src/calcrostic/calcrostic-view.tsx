import { words } from '../i18n';

export function CalcrosticView() {
  const { calcrostic } = words();
  return (
    <>
      <h1>{calcrostic.title}</h1>
      <p>{calcrostic.soon}</p>
    </>
  );
}
