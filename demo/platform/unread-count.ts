/** The badge of the bell in the demo (specification part 1, section 9). */
export const unreadCount = 3
