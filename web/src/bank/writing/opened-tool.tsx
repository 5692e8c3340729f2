import { ChemistryDialog } from './chemistry-dialog.tsx'
import type { Edit } from './edit.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import { writeFormula } from './formula-places.ts'
import type { Opened } from './opened.ts'
import { TableDialog } from './table-dialog.tsx'
import { writeTable } from './table-text.ts'

type OpenedToolProps = {
  opened: Opened
  mayBeBlock: boolean
  onDone: (edit: Edit) => void
  onClose: () => void
}

/** The dialog of a tool, and what it writes into the text it stands above. */
export function OpenedTool({ opened, mayBeBlock, onDone, onClose }: OpenedToolProps) {
  const { span, isNew, field } = opened
  if (opened.tool === 'table') {
    return (
      <TableDialog
        initial={opened.table}
        onDone={(table) => onDone(writeTable(field.value, span, table))}
        onClose={onClose}
      />
    )
  }
  const write = (tex: string, isBlock: boolean) => onDone(writeFormula(field.value, span, tex, isBlock))
  if (opened.tool === 'chemistry') {
    const { typed, isBlock } = opened
    return <ChemistryDialog initial={typed} isNew={isNew} onDone={(tex) => write(tex, isBlock)} onClose={onClose} />
  }
  const { tex, isBlock, isInTable } = opened
  return (
    <FormulaDialog
      initial={{ tex, isBlock }}
      isNew={isNew}
      mayBeBlock={mayBeBlock && !isInTable}
      onDone={write}
      onClose={onClose}
    />
  )
}
