import { Anchor } from '../Anchor';
import { Avatar } from '../Avatar';
import { Crest } from '../Crest';
import { OwnMark } from '../OwnMark';
import type { TeamLook } from './teamLook';
import type { Elements } from '../elements';
import styles from './RowList.module.css';

export type PersonLook = {
  name: string;
  image: string | null | undefined;
  to?: string | undefined;
  /** Called before the link is followed, or on a press if there is no link. */
  onPress?: (() => void) | undefined;
  /** A second line: "SID 20557". */
  line?: string | undefined;
  /** After the name; on phones below it. */
  mark?: Elements;
  color?: string | null | undefined;
};

/** Avatar and name of a player, linked to their page if there is one. */
export function PersonLine({ name, image, to, onPress, line, mark, color }: PersonLook) {
  const content = (
    <>
      <Avatar src={image} name={name} size={44} color={color} />
      <span>
        <span translate="no">{name}</span>
        {mark && <span className={styles.mark}>{mark}</span>}
        {line && <span className={styles.small}>{line}</span>}
      </span>
    </>
  );
  if (to)
    return (
      <Anchor to={to} className={styles.person} onClick={onPress}>
        {content}
      </Anchor>
    );
  if (onPress)
    return (
      <button type="button" className={styles.person} onClick={onPress}>
        {content}
      </button>
    );
  return <span className={styles.person}>{content}</span>;
}

/** Crest and name of a team with an optional label above ("Von"), linked to its page if there is one. */
export function TeamLine({ name, logo, to, own, label }: TeamLook & { label?: string }) {
  const content = (
    <>
      <Crest src={logo} name={name} size={28} />
      <span>
        {label && <span className={styles.small}>{label}</span>}
        <span translate="no">{name}</span>
        {own && <OwnMark />}
      </span>
    </>
  );
  return to ? (
    <Anchor to={to} className={styles.team}>
      {content}
    </Anchor>
  ) : (
    <span className={styles.team}>{content}</span>
  );
}
