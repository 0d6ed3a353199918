import type { FormBadgeProps } from '../FormBadge';
import type { Elements } from '../elements';
import { Anchor } from '../Link';
import { Crest } from '../Crest';
import { FormBadge } from '../FormBadge';
import { LiveChip } from '../LiveChip';
import { FavouriteMark } from '../Marks';
import cell from './StandingsRowView.module.css';
import styles from './StandingsTableView.module.css';

/** A row of a league table, ready for display. */
export type StandingsRow = {
  key: string;
  rank: number;
  name: string;
  logo: string | null | undefined;
  /** The team's page. */
  to?: string | undefined;
  /** Playing now. */
  live?: boolean | undefined;
  /** The visitor follows it: star and tinted row. */
  isFavourite?: boolean | undefined;
  /** Formatted figures; "–" for unknown ones. */
  played: string;
  wins: string;
  draws: string;
  losses: string;
  /** "41:22" */
  goals: string;
  /** "+19", "−4", "0" */
  difference: string;
  points: string;
  zone?: 'up' | 'down' | undefined;
  /** Newest last, at most five. */
  form?: readonly FormBadgeProps[] | undefined;
  /** Beside the rank: how it changed. */
  move?: Elements;
  /** After the name, instead of `LIVE`. */
  mark?: Elements;
  /** Below the name. */
  line?: Elements;
  /** Above the points. */
  above?: Elements;
};

type StandingsRowProps = { row: StandingsRow; withForm: boolean; className: string };

const zoneWords = { up: ', Aufstieg', down: ', Abstieg' };

/** One team of the league table. */
export function StandingsRowView({ row, withForm, className }: StandingsRowProps) {
  const club = (
    <>
      <Crest src={row.logo} name={row.name} size={26} />
      <span className={cell.words}>
        <span className={cell.name} translate="no">
          {row.name}
        </span>
        {row.isFavourite && <FavouriteMark />}
        {row.mark ?? (row.live && <LiveChip text="LIVE" size="tag" />)}
      </span>
    </>
  );
  return (
    <tr className={className}>
      <td className={styles.rank}>
        <span className={styles.box}>
          <span translate="no">{row.rank}</span>
          {row.zone && <span className="visually-hidden">{zoneWords[row.zone]}</span>}
        </span>
        {row.move}
      </td>
      <th scope="row" className={styles.team}>
        {row.to ? (
          <Anchor to={row.to} className={cell.club}>
            {club}
          </Anchor>
        ) : (
          <span className={cell.club}>{club}</span>
        )}
        {row.line}
      </th>
      <td translate="no">{row.played}</td>
      <td translate="no">{row.wins}</td>
      <td translate="no">{row.draws}</td>
      <td translate="no">{row.losses}</td>
      <td translate="no">{row.goals}</td>
      <td translate="no">{row.difference}</td>
      {withForm && (
        <td>
          <span className={cell.form}>
            {row.form?.map((match, index) => (
              <FormBadge key={index} {...match} />
            ))}
          </span>
        </td>
      )}
      <td className={styles.points}>
        {row.above}
        <span translate="no">{row.points}</span>
      </td>
    </tr>
  );
}
