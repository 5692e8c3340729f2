/** Whether this key loads the page again. */
export const isReload = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r')
