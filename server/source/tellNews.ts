import { decodeNewsItem } from './decoders';
import type { Facts } from './facts';
import { eachOf } from './tellPeople';

/** Records articles or rulings of a list, oldest first as on the wire. @param tag the one that the list is about */
export function tellNews(facts: Facts, body: unknown, at: string, tag: string): void {
  let latest = 0;
  facts.whole('news', 'tag', tag, () =>
    eachOf(facts, body, at, (row, place) => {
      const item = decodeNewsItem(row, place, facts.complain);
      if (item === null) return;
      latest = typeof item.created === 'number' ? item.created : latest + 1;
      facts.written.set(item.id, Math.max(facts.written.get(item.id) ?? 0, latest));
      facts.tell('news', place, {
        id: item.id,
        title: item.title ?? null,
        image: item.image ?? null,
        text: item.html ?? null,
        tag: item.tag ?? null,
        youtube: item.video ?? null,
        created: item.created ?? null,
      });
    }),
  );
}
