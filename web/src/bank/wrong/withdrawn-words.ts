/** "2 of your ready-made questions were found wrong." */
export function foundWrongText(count: number): string {
  return `${count.toLocaleString('en-NG')} of your ready-made questions ${count === 1 ? 'was' : 'were'} found wrong.`
}
