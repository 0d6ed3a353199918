import { RequestFrame } from '../../cards/RequestFrame';
import { useRouteId } from '../../screen/useRouteId';
import type { TransferId } from '../../entities/ids';
import { TransferCard } from './TransferCard';
import { useTransferRequest } from './useTransferRequest';

/** A team's representative decides on a transfer here; the link comes by mail. */
export default function TransferRequestScreen() {
  const id = useRouteId<TransferId>();
  return <Request key={id} id={id} />;
}

function Request({ id }: { readonly id: TransferId | null }) {
  const request = useTransferRequest(id);
  return (
    <RequestFrame
      title="Transferanfrage"
      state={request}
      texts={{
        noId: 'Ungültige Transfer-ID.',
        loading: 'Lade Transferanfrage…',
        failed: 'Fehler beim Laden der Transferdaten.',
        invalid: 'Keine gültigen Transferdaten gefunden.',
      }}
    >
      {request.phase === 'ready' && <TransferCard {...request} />}
    </RequestFrame>
  );
}
