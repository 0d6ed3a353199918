import type { ClubId, LeagueId, MatchId, NewsId, SlideId } from '../entities/ids';
import { normalise } from '../entities/normalise';
import { clubSchema, leagueSchema, matchSchema, newsSchema, slideSchema } from '../entities/schemas';
import { api } from './api';
import { readingPath } from './paths';
import { decodeClub } from './wire/club';
import { decodeLeague } from './wire/league';
import { decodeMatch } from './wire/match';
import { decodeNewsItem, decodeSlide } from './wire/news';
import { eachRow, field, isRow, readList } from './wire/read';

/** What a home page consists of, in the order of the wire. */
export interface Home {
  readonly league?: LeagueId;
  readonly slides: readonly SlideId[];
  readonly clubs: readonly ClubId[];
  readonly news: readonly NewsId[];
  readonly upcoming: readonly MatchId[];
}

const schema = {
  league: leagueSchema,
  slides: [slideSchema],
  clubs: [clubSchema],
  news: [newsSchema],
  upcoming: [matchSchema],
};

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Home page of a league, or of the federation for `HME`. */
    home: build.query<Home, string>({
      providesTags: ['LeaguePage'],
      query: (code) => ({
        path: readingPath('home', code),
        read: (body, report) => {
          if (!isRow(body)) return null;
          const { data, league } = body;
          const content = isRow(data)
            ? data
            : isRow(league) && isRow(league['homepagedata'])
              ? league['homepagedata']
              : {};
          return normalise<Home>(
            {
              league: isRow(league) ? decodeLeague(league, 'home.league', report) : null,
              slides: eachRow(readList(content['sliderdata']) ?? [], `home/${code}.slides`, report, decodeSlide),
              clubs: eachRow(readList(body['teams']) ?? [], 'home.teams', report, (row, at) =>
                decodeClub(row, at, report),
              ),
              news: eachRow(readList(field(body, 'news')) ?? [], 'home.news', report, (row, at) =>
                decodeNewsItem(row, at, report),
              ),
              upcoming: eachRow(readList(body['upcoming']) ?? [], 'home.upcoming', report, (row, at) =>
                decodeMatch(row, at, report),
              ),
            },
            schema,
          );
        },
      }),
    }),
  }),
});

export const { useHomeQuery } = homeApi;
