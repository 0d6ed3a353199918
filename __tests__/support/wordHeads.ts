const SETTINGS =
  '<xml><w:WordDocument><w:View>Normal</w:View> <w:Zoom>0</w:Zoom> <w:HyphenationZone>21</w:HyphenationZone> ' +
  '<w:SaveIfXMLInvalid>false</w:SaveIfXMLInvalid> <w:IgnoreMixedContent>false</w:IgnoreMixedContent> ' +
  '<w:LidThemeOther>DE-AT</w:LidThemeOther> <w:LidThemeAsian>X-NONE</w:LidThemeAsian></w:WordDocument></xml>';
const STYLES = '/* Style Definitions */ table.MsoNormalTable {mso-style-name:"Normale Tabelle"; mso-style-parent:"";}';
const comment = (inner: string): string => `<!--[if gte mso 9]>${inner}<![endif]-->`;
const escaped = (html: string): string => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What Word puts before an article that is pasted from it, in the forms that editors leave behind. */
export const wordHeads: Readonly<Record<string, string>> = {
  comments: `${comment(SETTINGS)}${comment(`<style>${STYLES}</style>`)}<!--StartFragment-->`,
  'a head without its comment': `${SETTINGS}<style>${STYLES}</style>`,
  'a whole head': `<html><head><meta charset="utf-8"><title>Dokument1</title><style>${STYLES}</style></head><body>`,
  'a head in the middle': `<div><meta charset="utf-8"><title>Dokument1</title><link rel="File-List" href="x.xml"></div>`,
  'open conditions': '<![if !supportLists]><![endif]><?xml:namespace prefix = "o" ns = "urn:office" />',
  'only its words': '<p>Normal 0 21 false false false DE-AT X-NONE X-NONE</p>',
  'its words and styles': `<p>Normal 0 21 false false false DE X-NONE X-NONE MicrosoftInternetExplorer4 ${STYLES}</p>`,
  'the words of the comment': `<p>${escaped(comment(SETTINGS))}</p>`,
  long: comment(`${SETTINGS}<w:LatentStyles>${'<w:LsdException Name="heading 1"/>'.repeat(800)}</w:LatentStyles>`),
};
