import type { Player } from '../../entities/player/model';
import { clubPath } from '../../entities/normalise';
import { personName } from '../../entities/player/rules';
import { selectClub } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { BackView } from '../../ui/BackView';
import { classes } from '../../ui/elements';
import { colorOrFallback, darken, darkFor, lighten } from '../../ui/colour';
import { Crest } from '../../ui/Crest';
import { HeroBand } from '../../ui/HeroBand';
import { useLoadable } from '../../ui/hooks';
import { usePageTitle } from '../../ui/PageTitle';
import { wordSize } from '../../lib/text';
import styles from './PlayerHero.module.css';

/** Crest, picture or shirt, name and number; shows whatever is known of the player. */
export function PlayerHero({ player }: { readonly player: Player }) {
  const club = useAppSelector((state) => selectClub(state, player.club));
  const { first, last } = personName(player.name);
  const family = last || 'Unknown';
  const size = wordSize(family);
  const number = player.number ?? '0';
  const colour = colorOrFallback(club?.color, club?.name ?? '');
  const ground = darkFor(colour);
  const picture = useLoadable(player.image);
  const to = clubPath(club?.id);
  const crest = club && <Crest src={club.logo} name={club.name ?? ''} alt={to ? club.name : undefined} eager />;
  usePageTitle(`${first} ${family}`.trim());
  return (
    <HeroBand ground={`linear-gradient(100deg, ${darken(ground, 0.28)}, ${lighten(ground, 0.16)})`}>
      <div className={`wrap ${styles.stage}`}>
        {to ? (
          <Anchor to={to} className={styles.crest}>
            {crest}
          </Anchor>
        ) : (
          <span className={styles.crest}>{crest}</span>
        )}
        <span className={styles.picture}>
          {picture.src ? (
            <img src={picture.src} alt="" onError={picture.onError} />
          ) : (
            <BackView color={colour} number={number} bare />
          )}
        </span>
      </div>
      <div className={styles.block}>
        <div className={`wrap ${styles.words}`}>
          <h1 className={styles.name} tabIndex={-1} translate="no">
            {first && <span className={styles.first}>{`${first} `}</span>}
            <span className={classes(styles.last, size && styles[size])} lang={last ? undefined : 'en'}>
              {family}
            </span>
          </h1>
          <p className={styles.number}>
            <span className="visually-hidden">Nummer </span>
            <span translate="no">{number}</span>
          </p>
        </div>
      </div>
    </HeroBand>
  );
}
