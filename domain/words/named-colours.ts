/** Colours that stay apart from each other and carry the two letters of a badge. */
export const namedColours = [
  { value: '#0B6B4F', name: 'Green' },
  { value: '#2457A6', name: 'Blue' },
  { value: '#8A4B08', name: 'Brown' },
  { value: '#7A3E9D', name: 'Purple' },
  { value: '#B3261E', name: 'Red' },
  { value: '#B83280', name: 'Pink' },
  { value: '#0F6E7C', name: 'Teal' },
  { value: '#4D5953', name: 'Grey' },
] as const
