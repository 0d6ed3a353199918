import { api } from '../api/api';
import { leaguesApi } from '../api/leagues';
import { pause } from '../lib/schedule';
import type { AppStore } from '../store/makeStore';
import { findRoute } from './routes';

const CODE_PATIENCE_MS = 250;
const ANSWER_PATIENCE_MS = 100;

/** Resolves once the page could have been drawn for that long, in ms. */
const drawable = (renderer: Promise<unknown>, ms: number): Promise<void> => renderer.then(() => pause(ms));

/**
 * Waits for the addressed screen's code, which `boot.ts` requested in the head, and then for the requests under way, until
 * the renderer has come and a moment longer, so that the first frame shows as much as it can: once React has drawn a page
 * without its screen, it waits 300 ms before it shows the screen.
 */
export async function prepareFirstScreen(store: AppStore, renderer: Promise<unknown>): Promise<void> {
  const addressed = findRoute(location.hash.slice(1));
  if (addressed === null) return;
  const { route, segment } = addressed;
  // The league strip is on every page: what is there by then is drawn with the rest, not on its own after it.
  const strip = store.dispatch(leaguesApi.endpoints.leagueList.initiate());
  const screen = await Promise.race([route.load().catch(route.forget), drawable(renderer, CODE_PATIENCE_MS)]);
  const loadsFirstFrame = async (): Promise<void> => {
    await screen?.prefetch?.(store, segment);
    const running = store.dispatch(api.util.getRunningQueriesThunk());
    await Promise.all(running.filter((query) => query !== strip));
  };
  await Promise.race([loadsFirstFrame(), drawable(renderer, ANSWER_PATIENCE_MS)]);
}
