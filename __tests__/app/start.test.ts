import { screen, waitFor } from '@testing-library/react';

jest.mock('../../src/ui/faces', () => ({ loadFaces: () => undefined }));
jest.mock('../../src/store/makeStore', () => ({
  makeStore: () => {
    throw new Error('Out of memory.');
  },
}));

test('a start that fails admits it and offers another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.location.hash = '#/impressum';
  document.body.innerHTML =
    '<div id="root"><div id="trouble" role="alert" hidden>Die Seite konnte nicht geladen werden.<button>Erneut laden</button></div></div>';
  await import('../../src/index');
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
});
