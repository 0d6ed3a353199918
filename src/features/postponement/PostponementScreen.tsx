import { RequestFrame } from '../../cards/RequestFrame';
import { useRouteId } from '../../screen/useRouteId';
import type { PostponementId } from '../../entities/ids';
import { PostponementCard } from './PostponementCard';
import { usePostponement } from './usePostponement';

/** A team's representative decides here whether a match may be postponed; the link comes by mail. */
export default function PostponementScreen() {
  const id = useRouteId<PostponementId>();
  return <Request key={id} id={id} />;
}

function Request({ id }: { readonly id: PostponementId | null }) {
  const request = usePostponement(id);
  return (
    <RequestFrame
      title="Spielverlegung"
      state={request}
      texts={{
        noId: 'Ungültige Postpone-ID.',
        loading: 'Lade Spielverlegungsanfrage…',
        failed: 'Fehler beim Laden der Spielverlegungsdaten.',
        invalid: 'Keine gültigen Spielverlegungsdaten gefunden.',
      }}
    >
      {request.phase === 'ready' && <PostponementCard {...request} />}
    </RequestFrame>
  );
}
