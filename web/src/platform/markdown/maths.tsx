import { keptPart } from '../kept-part.ts'
import { useKeptPart } from '../use-kept-part.ts'
import { chemistry, hasChemistry } from './chemistry.ts'

type MathsProps = { tex: string; isBlock?: boolean }

const drawing = keptPart(async () => (await import('./drawn-maths.tsx')).default)

/** A formula. Until the drawing program has come its source stands there; one that cannot be fetched must not take the question along. */
export function Maths({ tex, isBlock = false }: MathsProps) {
  const isChemistry = hasChemistry(tex)
  const DrawnMaths = useKeptPart(drawing)
  const isChemistryMissing = useKeptPart(chemistry, isChemistry) === null && isChemistry
  return DrawnMaths && !isChemistryMissing ? <DrawnMaths tex={tex} isBlock={isBlock} /> : <code>{tex}</code>
}

/** Fetches what these formulas are drawn with ahead of time, so that a lost network later does not matter. */
export async function loadMaths(texts: readonly string[] = []): Promise<void> {
  await Promise.all([drawing.want(), ...(texts.some(hasChemistry) ? [chemistry.want()] : [])])
}
