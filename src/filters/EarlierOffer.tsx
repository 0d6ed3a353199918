import { X } from 'lucide-react';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Note } from '../ui/Note';
import { useRestoreFocusOnUnmount } from '../ui/hooks';
import type { FixtureFilterControl } from './useFixtureFilter';
import styles from './EarlierOffer.module.css';

function chosen({ season, earlier }: FixtureFilterControl): string {
  const words = [
    earlier?.season.id === season ? null : `die Saison ${earlier?.season.name ?? ''}`.trim(),
    earlier?.matchday == null ? null : `Spieltag ${earlier.matchday}`,
  ];
  return words.filter((word) => word !== null).join(', ');
}

/** Names a choice of season or matchday that has expired, and offers to restore it. */
export function EarlierOffer({ control }: { readonly control: FixtureFilterControl }) {
  return control.earlier && <Offer control={control} />;
}

function Offer({ control }: { readonly control: FixtureFilterControl }) {
  const box = useRestoreFocusOnUnmount<HTMLDivElement>();
  return (
    <div className={styles.offer} ref={box}>
      <Note tone="info">
        <div className={styles.row}>
          <p className={styles.words}>{`Zuletzt hattest du ${chosen(control)} gewählt.`}</p>
          <Button size="small" onClick={control.takeBack}>
            Wieder zeigen
          </Button>
          <IconButton variant="bare" label="Hinweis schließen" onClick={control.forgetEarlier}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      </Note>
    </div>
  );
}
