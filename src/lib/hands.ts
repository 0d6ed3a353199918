/** Events by which a visitor touches the page. */
export const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
