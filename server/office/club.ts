import { and, eq, notInArray, or } from 'drizzle-orm';
import { pointsAdjustments } from '../db/schema/competition';
import { matches } from '../db/schema/matches';
import { utcText } from '../domain/clock';
import { FINISHED, NO_SHOW_GOALS } from '../domain/match';
import { newId } from '../domain/text';
import type { Given, OfficeCommand } from './commandLine';
import type { Desk, Said } from './desk';
import { clubMeant, seasonUnderWay } from './find';
import { ANNULLED } from './match';
import { numberIn, refuse, textIn } from './words';

const MOST_POINTS = 99;

/** Corrections of clubs. */
export const CLUB: Readonly<Record<string, OfficeCommand>> = {
  'club withdraw': {
    usage: 'ID [--annul]',
    explained:
      'Ein Verein zieht in der laufenden Saison zurück: Offene Spiele werden 0:6 gewertet, mit --annul zählt keines mehr.',
    example: 'club withdraw 7EA00001-0000-4000-8000-000000000001 --annul',
    run: withdraw,
  },
  'club rename': {
    usage: 'ID NAME',
    explained: 'Gibt einem Verein einen neuen Namen; abgeschlossene Saisonen behalten den alten.',
    example: 'club rename 7EA00001-0000-4000-8000-000000000001 "FC Beispiel"',
    run: async ({ tx, write }, { word }) => {
      const club = await clubMeant(tx, word(0));
      const name = textIn(word(1), 'Der Name', 80);
      await write('clubs', [{ id: club.id, team_name: name }]);
      return { lines: [`${club.teamName} heißt jetzt ${name}.`] };
    },
  },
  'club points': {
    usage: 'ID ±N --reason TEXT',
    explained:
      'Zieht einem Verein in der laufenden Saison Punkte ab oder schreibt sie ihm gut; der Grund steht unter der Tabelle.',
    example: 'club points 7EA00001-0000-4000-8000-000000000001 -3 --reason "Beschluss vom 12.11."',
    run: adjust,
  },
};

async function withdraw({ tx, write }: Desk, { word, flag }: Given): Promise<Said> {
  const club = await clubMeant(tx, word(0));
  const season = await seasonUnderWay(tx, club);
  const all = flag('annul');
  const own = await tx
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.seasonId, season.id),
        or(eq(matches.homeClubId, club.id), eq(matches.awayClubId, club.id)),
        all ? undefined : notInArray(matches.status, [...FINISHED]),
      ),
    )
    .orderBy(matches.id)
    .for('update');
  const rows = own.map(({ id, homeClubId }) => {
    const score = {
      home_score: homeClubId === club.id ? 0 : NO_SHOW_GOALS,
      away_score: homeClubId === club.id ? NO_SHOW_GOALS : 0,
    };
    return { id, ...ANNULLED, ...(all ? {} : score) };
  });
  await write('matches', rows);
  const what = all ? 'annulliert' : `0:${NO_SHOW_GOALS} gewertet`;
  return {
    lines: [`${club.teamName} zieht zurück: ${rows.length === 1 ? '1 Spiel' : `${rows.length} Spiele`} ${what}.`],
  };
}

async function adjust({ tx, now, write }: Desk, { word, option }: Given): Promise<Said> {
  const club = await clubMeant(tx, word(0));
  const season = await seasonUnderWay(tx, club);
  const points = numberIn(word(1), -MOST_POINTS, MOST_POINTS);
  if (points === 0) throw refuse('0 Punkte ändern nichts.');
  const reason = textIn(option('reason'), 'Der Grund');
  const same = await tx
    .select()
    .from(pointsAdjustments)
    .where(
      and(
        eq(pointsAdjustments.seasonId, season.id),
        eq(pointsAdjustments.clubId, club.id),
        eq(pointsAdjustments.points, points),
        eq(pointsAdjustments.reason, reason),
      ),
    );
  const amount = `${Math.abs(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`;
  const said = `${club.teamName}, ${season.name}: ${amount} ${points < 0 ? 'Abzug' : 'Gutschrift'} (${reason})`;
  if (same.length > 0) return { lines: [`${said}: steht schon so da.`] };
  const ids = { id: newId(), season_id: season.id, club_id: club.id };
  await write('points_adjustments', [{ ...ids, points, reason, created: utcText(now) }]);
  return { lines: [said] };
}
