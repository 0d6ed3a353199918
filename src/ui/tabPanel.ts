/** The attributes of the panel that belongs to `Tabs` with the same id. */
export function tabPanel(id: string, selected: string) {
  return { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${selected}` } as const;
}
