import { IconPhotoPlus } from '@tabler/icons-react'
import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import type { Tool } from '../writing/toolbar.tsx'
import { pictureOf } from './picture-of.ts'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

/**
 * The way to a picture in a text. `insert` gets what stands for it. `onPaste` belongs to the field: a screenshot pasted there
 * opens the same dialog.
 */
export function useAddPicture(insert: (markdown: string) => void) {
  const [opened, setOpened] = useState<{ file: Blob | null } | null>(null)
  const tool: Tool = {
    label: 'Add a picture',
    icon: <IconPhotoPlus size={20} stroke={1.75} aria-hidden="true" />,
    run: () => setOpened({ file: null }),
  }
  return {
    /** Its button above the text. */
    tool,
    onPaste: (event: ClipboardEvent) => {
      const file = pictureOf(event.clipboardData)
      // Cells copied from a sheet come as a picture, too; their text is what is wanted.
      if (!file || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      setOpened({ file })
    },
    dialog: opened && (
      <Suspense>
        <PictureDialog file={opened.file} onInsert={insert} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  }
}
