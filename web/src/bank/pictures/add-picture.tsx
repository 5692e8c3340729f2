import { IconPhotoPlus } from '@tabler/icons-react'
import { type ClipboardEvent, useState } from 'react'
import { keptPart } from '../../platform/kept-part.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import type { Tool } from '../writing/toolbar.tsx'
import { pictureOf } from './picture-of.ts'

/** Fetched when a picture is first wanted; where it does not come, the form stays as it is. */
const dialog = keptPart(async () => (await import('./picture-dialog.tsx')).PictureDialog)

/**
 * The way to a picture in a text. `insert` gets what stands for it. `onPaste` belongs to the field: a screenshot pasted there
 * opens the same dialog.
 */
export function useAddPicture(insert: (markdown: string) => void) {
  const [opened, setOpened] = useState<{ file: Blob | null } | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const open = (file: Blob | null) => {
    const isHere = (is: boolean) => {
      setIsMissing(!is)
      if (is) setOpened({ file })
    }
    dialog.want().then(
      () => isHere(true),
      () => isHere(false),
    )
  }
  const tool: Tool = {
    label: 'Add a picture',
    icon: <IconPhotoPlus size={20} stroke={1.75} aria-hidden="true" />,
    run: () => open(null),
  }
  const PictureDialog = dialog.here()
  return {
    /** Its button above the text. */
    tool,
    onPaste: (event: ClipboardEvent) => {
      const file = pictureOf(event.clipboardData)
      // Cells copied from a sheet come as a picture, too; their text is what is wanted.
      if (!file || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      open(file)
    },
    /** Its dialog, or why it does not open. */
    dialog: isMissing ? (
      <RefusalNote>This tool could not be loaded. Your text is as it was: press it again in a moment.</RefusalNote>
    ) : (
      opened && PictureDialog && <PictureDialog file={opened.file} onInsert={insert} onClose={() => setOpened(null)} />
    ),
  }
}
