/** The size of an icon beside a word, which says the same: `<IconTrash {...menuIcon} />`. */
export const menuIcon = { size: 18, 'aria-hidden': true } as const
