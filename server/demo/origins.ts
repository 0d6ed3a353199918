/** Where players with foreign roots come from, and their invented names. */
interface Origin {
  readonly nationality: string;
  readonly weight: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const origins: readonly Origin[] = [
  {
    nationality: 'Deutschland',
    weight: 8,
    first: ['Hannes', 'Finn', 'Malte', 'Jannik', 'Bastian', 'Ole'],
    last: ['Krögerling', 'Altmühler', 'Hansenhof', 'Westerkamper', 'Brinkmöller', 'Sandrock'],
  },
  {
    nationality: 'Bosnien und Herzegowina',
    weight: 9,
    first: ['Adnan', 'Tarik', 'Emir', 'Haris', 'Nermin', 'Edin'],
    last: ['Bosnjar', 'Ilicanin', 'Hadzimujic', 'Dervanic', 'Salihagic', 'Mehmedanic', 'Zukanac'],
  },
  {
    nationality: 'Serbien',
    weight: 9,
    first: ['Milan', 'Nemanja', 'Stefan', 'Luka', 'Dusan', 'Filip'],
    last: ['Marjanac', 'Petrakov', 'Jovandic', 'Stojanar', 'Radivojin', 'Miletanovic'],
  },
  {
    nationality: 'Kroatien',
    weight: 7,
    first: ['Dario', 'Ivan', 'Marko', 'Josip', 'Ante', 'Luka'],
    last: ['Horvatek', 'Kovarek', 'Babicanin', 'Matulovac', 'Juricanec'],
  },
  {
    nationality: 'Türkei',
    weight: 8,
    first: ['Emre', 'Kerem', 'Amir', 'Cem', 'Baris', 'Deniz'],
    last: ['Okturan', 'Talayman', 'Yildaray', 'Demirhanoglu', 'Aksoylar', 'Korkmazay'],
  },
  {
    nationality: 'Ungarn',
    weight: 4,
    first: ['Bence', 'Levente', 'Gergo', 'Adam'],
    last: ['Szabolay', 'Nagyvari', 'Kertessy', 'Horanyi'],
  },
  {
    nationality: 'Slowakei',
    weight: 3,
    first: ['Marek', 'Tomas', 'Peter', 'Samuel'],
    last: ['Hrusovan', 'Kralovic', 'Novotar', 'Polakovan'],
  },
  {
    nationality: 'Polen',
    weight: 4,
    first: ['Kamil', 'Jakub', 'Mateusz', 'Bartek'],
    last: ['Nowakiel', 'Zielinczak', 'Wronkowic', 'Lipowicz'],
  },
  {
    nationality: 'Rumänien',
    weight: 5,
    first: ['Andrei', 'Vlad', 'Radu', 'Ionut'],
    last: ['Popescan', 'Ionelcu', 'Munteanar', 'Dragusan'],
  },
  {
    nationality: 'Italien',
    weight: 3,
    first: ['Sandro', 'Luca', 'Davide', 'Matteo'],
    last: ['Rossetal', 'Bellarini', 'Contavalle', 'Morettin'],
  },
  {
    nationality: 'Slowenien',
    weight: 3,
    first: ['Jan', 'Nejc', 'Rok', 'Žan'],
    last: ['Kranjecnik', 'Zupanar', 'Golobovec', 'Potocar'],
  },
  {
    nationality: 'Albanien',
    weight: 3,
    first: ['Arber', 'Ardit', 'Leon', 'Besnik'],
    last: ['Kelmendar', 'Berishan', 'Hoxhalli', 'Gjokaniku'],
  },
  {
    nationality: 'Kosovo',
    weight: 3,
    first: ['Dren', 'Arian', 'Blerim', 'Visar'],
    last: ['Krasnaj', 'Gashanaj', 'Rexhepar', 'Morinaj'],
  },
  {
    nationality: 'Nordmazedonien',
    weight: 2,
    first: ['Goran', 'Viktor', 'Darko'],
    last: ['Trajkovar', 'Nikolevan', 'Stojcevan'],
  },
  { nationality: 'Nigeria', weight: 2, first: ['Samuel', 'Chidi', 'Tunde'], last: ['Adeyomi', 'Okonwar', 'Balogunde'] },
  { nationality: 'Ghana', weight: 2, first: ['Kwame', 'Kofi', 'Daniel'], last: ['Mensarko', 'Owusani', 'Boatemar'] },
];

/** Every origin as often as it weighs. */
export const weightedOrigins = origins.flatMap((origin) => Array.from({ length: origin.weight }, () => origin));
