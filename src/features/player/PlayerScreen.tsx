import { prefetchPlayer } from '../../api/players';
import { Deferred } from '../../loading/Deferred';
import type { Prefetch } from '../../shared/prefetch';
import { SectionBoundary } from '../../shared/SectionBoundary';
import { SharePage } from '../../shared/SharePage';
import { useRouteId } from '../../shared/phase';
import { idInAddress, wireId } from '../../entities/ids';
import type { PlayerId } from '../../entities/ids';
import type { Player } from '../../entities/player/model';
import { personName } from '../../entities/player/rules';
import { selectClub } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { ErrorState } from '../../ui/ErrorState';
import { PlayerFacts } from './PlayerFacts';
import { PlayerFigures } from './PlayerFigures';
import { PlayerHero } from './PlayerHero';
import { PlayerHeroSkeleton, PlayerSkeleton } from './PlayerSkeleton';
import { Results } from './Results';
import { NO_PLAYER, usePlayer } from './usePlayer';
import type { PlayerState } from './usePlayer';
import styles from './PlayerScreen.module.css';
import { encodePathSegment } from '../../lib/url';

/** Prefetches the player's page. */
export const prefetch: Prefetch = (store, segment) => {
  const player = idInAddress<PlayerId>(segment);
  if (player !== null) void store.dispatch(prefetchPlayer(player));
};

/** A player in their club's colour: facts, figures and matches (docs/behaviour.md 2). */
export default function PlayerScreen() {
  const id = useRouteId<PlayerId>();
  return <PlayerPage key={id} id={id} />;
}

function PlayerPage({ id }: { readonly id: PlayerId | null }) {
  const state = usePlayer(id);
  const { player } = state;
  const named = player !== undefined && (player.name !== undefined || state.phase === 'ready');
  return (
    <>
      {named ? (
        <>
          <PlayerHero player={player} />
          <PlayerFacts player={player} loaded={state.phase === 'ready'} />
        </>
      ) : (
        state.phase === 'loading' && <PlayerHeroSkeleton />
      )}
      <div className={`wrap ${styles.body}`}>
        {named && <SharePlayer player={player} />}
        <Deferred>
          <Body state={state} named={named} />
        </Deferred>
      </div>
    </>
  );
}

function SharePlayer({ player }: { readonly player: Player }) {
  const code = useAppSelector((state) => selectClub(state, player.club)?.leagueCode);
  const { first, last } = personName(player.name);
  return (
    <p className={`no-print ${styles.actions}`}>
      <SharePage
        title={`${first} ${last}`.trim() || 'Spieler'}
        preview={`spieler/${encodePathSegment(wireId(player.id))}`}
        code={code}
      />
    </p>
  );
}

function Body({ state, named }: { readonly state: PlayerState; readonly named: boolean }) {
  switch (state.phase) {
    case 'loading':
      return <PlayerSkeleton />;
    case 'failed':
      return (
        <>
          {!named && (
            <h1 className="visually-hidden" tabIndex={-1}>
              Spieler
            </h1>
          )}
          <ErrorState text={NO_PLAYER} onRetry={state.retry} />
        </>
      );
    case 'ready':
      return (
        <>
          <SectionBoundary>
            <PlayerFigures player={state.player} />
          </SectionBoundary>
          <SectionBoundary>
            <Results player={state.player} seasons={state.seasons} />
          </SectionBoundary>
        </>
      );
  }
}
