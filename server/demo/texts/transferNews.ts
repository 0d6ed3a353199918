import type { Random } from '../random';
import type { DemoTransfer } from '../transfers';
import { surname, voiceOf } from './grammar';
import { h2, link, p, quote, ul } from './html';
import type { Text } from './report';

const roles: ReadonlyMap<string, string> = new Map([
  ['Tormann', 'Tormann'],
  ['Verteidigung', 'Verteidiger'],
  ['Mittelfeld', 'Mittelfeldspieler'],
  ['Sturm', 'Stürmer'],
]);

/** Reports a completed transfer. */
export function transferNews({ player, from, to }: DemoTransfer, random: Random): Text {
  const [origin, target] = [voiceOf(from), voiceOf(to)];
  const name = player.row.name;
  const role = roles.get(player.row.position) ?? 'Spieler';
  return {
    title: random.pick([
      `${name} wechselt zu ${target.dat}`,
      `${target.bare} ${target.verb('holt', 'holen')} ${name}`,
      `${surname(name)} verlässt ${origin.nom}`,
      `Neuzugang für ${target.nom}: ${name}`,
    ]),
    html:
      p(
        random.pick([
          `${target.Nom} ${target.verb('hat', 'haben')} ${name} verpflichtet. Der ${role} kommt von ${origin.dat} und trägt künftig die Nummer ${player.row.number}.`,
          `Der ${role} ${name} spielt ab sofort für ${target.nom}. Bisher trug er das Trikot ${origin.gen}.`,
        ]),
      ) +
      quote(
        random.pick([
          'Ich wollte etwas Neues sehen und trotzdem mit dem Rad zum Spiel fahren können.',
          'Der Abschied war schwer, aber am Sonntag zählt nur noch das neue Trikot.',
          'Die Trainer haben mir gesagt, wo sie mich brauchen. Genau dort will ich spielen.',
        ]),
        name,
      ) +
      h2('So läuft ein Transfer') +
      p(
        'Ein Spieler darf den Verein einmal im Jahr wechseln. Der aufnehmende Verein stellt die Anfrage, der Spieler bestätigt sie über den Link in der Nachricht.',
      ) +
      p(
        `Alle abgeschlossenen Wechsel stehen unter ${link('/transfers', 'Transfers')}, das Profil ${link(`/player-detail/${player.row.id}`, `von ${name}`)} ist schon umgestellt.`,
      ),
  };
}

/** Sums up several transfers at once. */
export function transferRound(transfers: readonly DemoTransfer[]): Text {
  return {
    title: `Transferrunde: ${transfers.length} Wechsel auf einen Blick`,
    html:
      p(
        'Vor dem Start der Saison haben wieder viele Spieler das Trikot getauscht. Die jüngsten Wechsel im Überblick:',
      ) +
      ul(
        transfers.map(({ player, from, to }) => `${player.row.name}: von ${voiceOf(from).dat} zu ${voiceOf(to).dat}`),
      ) +
      p(`Die vollständige Liste steht unter ${link('/transfers', 'Transfers')}.`),
  };
}
