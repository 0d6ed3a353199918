import { act } from '@testing-library/react';
import type { AppStore } from '../../src/store/makeStore';
import { mount } from './mount';

/** A component that shows a request's answer, as a screen does. @returns unmounts it */
export async function hold(store: AppStore, useAnswer: () => unknown): Promise<() => void> {
  function Holder() {
    useAnswer();
    return null;
  }
  const { unmount } = await act(async () => Promise.resolve(mount(<Holder />, '/', store)));
  return () => act(unmount);
}
