import { createSlice } from '@reduxjs/toolkit';
import type { Dispatch, PayloadAction } from '@reduxjs/toolkit';

/** What a server can do beyond the contract (docs/api.md 10). */
const CAPABILITIES = ['live', 'share', 'calendar', 'search', 'vitals', 'embed', 'push'] as const;
type Capability = (typeof CAPABILITIES)[number];

/** Reads a response's `Server-Offers`: `live, share`; unknown words are passed over. */
export function readCapabilities(header: string | null): readonly Capability[] {
  const words = (header ?? '').split(',').map((word) => word.trim());
  return CAPABILITIES.filter((known) => words.includes(known));
}

interface Server {
  readonly capabilities: readonly Capability[];
}

const initialState: Server = { capabilities: [] };

const serverSlice = createSlice({
  name: 'server',
  initialState,
  reducers: {
    /** A good answer names other capabilities than the one before. */
    capabilitiesChanged: (_server, { payload }: PayloadAction<readonly Capability[]>) => ({ capabilities: payload }),
  },
});

export const serverReducer = serverSlice.reducer;

/** The part of the state that says what the server can do. */
export interface WithServer {
  readonly server: Server;
}

const hasServer = (state: unknown): state is WithServer =>
  typeof state === 'object' && state !== null && 'server' in state;

/** Whether the server can do this, by its last good answer. */
export const selectHasCapability = ({ server }: WithServer, capability: Capability): boolean =>
  server.capabilities.includes(capability);

/** Notes what a good answer names. */
export function noteCapabilities(
  { dispatch, getState }: { readonly dispatch: Dispatch; readonly getState: () => unknown },
  named: readonly Capability[],
): void {
  const state = getState();
  if (hasServer(state) && state.server.capabilities.join() !== named.join())
    dispatch(serverSlice.actions.capabilitiesChanged(named));
}
