import type { NewsRow } from '../../db/rows';

/** An article or ruling; `match_id` repeats the tag, as it always did. */
export function newsItem(item: NewsRow) {
  return {
    id: item.id,
    title: item.title,
    image: item.image,
    text: item.text,
    tag: item.tag,
    match_id: item.tag,
    youtube: item.youtube,
    created: item.created,
  };
}
