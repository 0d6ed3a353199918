/** What names and venues of a state are made of: landscapes rather than towns, so that no real club is meant. */
export interface Region {
  readonly places: readonly string[];
  readonly venues: readonly string[];
}

const regions: ReadonlyMap<string, Region> = new Map(
  Object.entries({
    wien: {
      places: [
        'Lobau',
        'Wiental',
        'Prater',
        'Kahlenberg',
        'Bisamberg',
        'Laaerberg',
        'Schmelz',
        'Heuberg',
        'Wienerfeld',
        'Mauerwald',
        'Steinhof',
        'Alserbach',
        'Donaukanal',
        'Nordrand',
      ],
      venues: [
        'Kunstrasen Lobaugasse',
        'Kleinfeldanlage Nordrand',
        'Auwiese Süd',
        'Sportkäfig Heuberg',
        'Platz am Laaerbogen',
        'Kunstrasen Wientalsteg',
      ],
    },
    niederoesterreich: {
      places: [
        'Wachau',
        'Kamptal',
        'Traisen',
        'Pielach',
        'Leitha',
        'Thaya',
        'Ybbstal',
        'Schneeberg',
        'Marchfeld',
        'Weinviertel',
        'Triesting',
        'Erlauf',
        'Waldviertel',
        'Rax',
      ],
      venues: [
        'Marillenplatz Wachau',
        'Kunstrasen Kampwiese',
        'Sportinsel Traisenufer',
        'Kleinfeld Leithabogen',
        'Platz am Weinriegel',
      ],
    },
    oberoesterreich: {
      places: [
        'Mühlviertel',
        'Traunsee',
        'Ennstal',
        'Hausruck',
        'Innviertel',
        'Krems',
        'Attersee',
        'Böhmerwald',
        'Steyrtal',
        'Almtal',
        'Kobernauß',
        'Pyhrn',
      ],
      venues: [
        'Kunstrasen Traunsteg',
        'Granitplatz Mühlviertel',
        'Sportwiese Hausruckeck',
        'Kleinfeld Ennsbrücke',
        'Mostobst-Arena',
      ],
    },
    steiermark: {
      places: [
        'Murtal',
        'Mürz',
        'Raabtal',
        'Sulm',
        'Gesäuse',
        'Dachstein',
        'Koralm',
        'Hochschwab',
        'Schilcher',
        'Kürbisfeld',
        'Ennsboden',
        'Teichalm',
      ],
      venues: ['Kürbisplatz Raabfeld', 'Kunstrasen Murinsel Nord', 'Kleinfeld Schilcherweg', 'Sportboden Mürzufer'],
    },
    kaernten: {
      places: [
        'Drautal',
        'Gailtal',
        'Lavant',
        'Karawanken',
        'Nockberge',
        'Gurktal',
        'Rosental',
        'Faakersee',
        'Ossiach',
        'Saualm',
        'Görtschitz',
        'Mölltal',
      ],
      venues: ['Seewiese Ost', 'Kunstrasen Drauschleife', 'Kleinfeld Nockblick', 'Lindwurmplatz'],
    },
    salzburg: {
      places: [
        'Salzach',
        'Pongau',
        'Pinzgau',
        'Lungau',
        'Tennengau',
        'Gaisberg',
        'Untersberg',
        'Fuschl',
        'Tauern',
        'Wallersee',
        'Hochkönig',
        'Gastein',
      ],
      venues: [
        'Kunstrasen Salzachknie',
        'Kleinfeld Gaisbergblick',
        'Salzplatz Halleinfeld',
        'Sportwiese Wallerseeufer',
      ],
    },
    tirol: {
      places: [
        'Inntal',
        'Zillertal',
        'Stubai',
        'Karwendel',
        'Nordkette',
        'Ötztal',
        'Wipptal',
        'Kaisergebirge',
        'Lechtal',
        'Achensee',
        'Patscherkofel',
        'Serles',
      ],
      venues: ['Kunstrasen Innbrücke', 'Kleinfeld Karwendelblick', 'Gletscherplatz', 'Sportboden Silltal'],
    },
    vorarlberg: {
      places: ['Rheintal', 'Montafon', 'Walgau', 'Bregenzerwald', 'Pfänder', 'Arlberg', 'Silvretta', 'Laiblach'],
      venues: ['Kunstrasen Rheindamm', 'Kleinfeld Pfänderblick', 'Käsplatz Wald'],
    },
    burgenland: {
      places: [
        'Schilfgürtel',
        'Seewinkel',
        'Leithagebirge',
        'Güns',
        'Rosalia',
        'Lafnitz',
        'Wulka',
        'Pannonia',
        'Mittelburg',
        'Weinidylle',
        'Storchenfeld',
        'Pinka',
      ],
      venues: ['Storchenplatz Seewinkel', 'Kunstrasen Wulkafeld', 'Kleinfeld Rosaliablick', 'Schilfwiese Mitte'],
    },
  }),
);

const nowhere: Region = { places: ['Grenzland', 'Mittelland', 'Hochland'], venues: ['Kleinfeld Mitte'] };

/** The region of a state key. */
export function regionOf(state: string | null): Region {
  return regions.get(state ?? '') ?? nowhere;
}
