import { words } from '../i18n';

export function ExploreView() {
  return <h1>{words().explore.title}</h1>;
}
