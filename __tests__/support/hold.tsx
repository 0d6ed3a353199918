import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../src/store/makeStore';

/** A component that shows a request's answer, as a screen does. @returns leaves it */
export async function hold(store: AppStore, useAnswer: () => unknown): Promise<() => void> {
  function Holder() {
    useAnswer();
    return null;
  }
  const { unmount } = await act(async () =>
    Promise.resolve(
      render(
        <Provider store={store}>
          <Holder />
        </Provider>,
      ),
    ),
  );
  return () => act(unmount);
}
