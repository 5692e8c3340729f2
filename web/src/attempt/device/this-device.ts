/** What the person has before them, as it is called there: a phone or a tablet is no computer. */
export function thisDevice(): 'this computer' | 'this device' {
  const isTouched = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
  return isTouched ? 'this device' : 'this computer'
}
