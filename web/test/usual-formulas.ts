const cases = '\\begin{cases} a & b \\\\ c & d \\end{cases}'
/** How a command stands in a formula where it is not followed by two letters. */
const within: Record<string, string> = {
  choose: 'n \\choose k',
  over: 'n \\over k',
  left: '\\left(\\frac{a}{b}\\right)',
  right: '\\left[x\\right]',
  middle: '\\left|x\\middle|y\\right.',
  begin: cases,
  end: cases,
  hline: '\\begin{array}{c|c} a & b \\\\ \\hline c & d \\end{array}',
  limits: '\\sum\\limits_{a}^{b}',
}
/** A usual command with what it needs to be drawn. */
export const written = (command: string) =>
  within[command] ?? `n\\${command}${/^[bB]ig/.test(command) ? '(' : '{a}{b}'}`
