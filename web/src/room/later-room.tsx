import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorNotice } from '../app/notice';
import { words } from '../i18n';

/** Rooms, with their words, are loaded when somebody comes to them. */
export function LaterRoom() {
  const { app } = words();
  const [loaded, setLoaded] = useState<{ View: ComponentType } | 'failed'>();
  const load = () => {
    import('./room-view').then(
      ({ RoomView }) => {
        setLoaded({ View: RoomView });
      },
      () => {
        setLoaded('failed');
      },
    );
  };
  useEffect(load, []);
  if (loaded === 'failed') {
    return <ErrorNotice error={{ kind: 'load_failed' }} text={app.notLoaded} retry={load} />;
  }
  return loaded === undefined ? <p>{app.loading}</p> : <loaded.View />;
}
