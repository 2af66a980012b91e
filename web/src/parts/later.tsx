// SPDX-License-Identifier: MIT
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n';
import { ErrorNotice } from './notice';

/** A view that is loaded, with its words, when it is opened. */
export function later<Props extends object = object>(
  fetchView: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Later(props) {
    const { app } = words();
    const [loaded, setLoaded] = useState<{ View: ComponentType<Props> } | 'failed'>();
    const load = () => {
      fetchView().then(
        (View) => setLoaded({ View }),
        () => setLoaded('failed'),
      );
    };
    useEffect(load, []);
    if (loaded === 'failed') {
      return <ErrorNotice error={{ kind: 'load_failed' }} text={app.notLoaded} retry={load} />;
    }
    return loaded === undefined ? (
      <p class="waiting-view">{app.loading}</p>
    ) : (
      <loaded.View {...props} />
    );
  };
}
