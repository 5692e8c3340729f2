import mantine from 'postcss-preset-mantine'
import { formulaLetters } from './formula-letters.ts'

export default { plugins: [mantine(), formulaLetters()] }
