import { ToggleButton } from '@mui/material'
import { Heading } from 'lucide-react'
import { useTranslate } from 'react-admin'
import { useTiptapEditor } from 'ra-input-rich-text'

/** The level of headings inside a text; the gift or the question is the one above. */
const LEVEL = 3

/** Makes a heading of the paragraph, and a paragraph of the heading. */
export function HeadingButton() {
  const editor = useTiptapEditor()
  const translate = useTranslate()
  const label = translate('ra.tiptap.heading3')
  return (
    <ToggleButton
      size="small"
      value="heading"
      aria-label={label}
      title={label}
      selected={editor?.isActive('heading') ?? false}
      onClick={() =>
        editor.chain().focus().toggleNode('heading', 'paragraph', { level: LEVEL }).run()
      }
    >
      <Heading size={18} aria-hidden />
    </ToggleButton>
  )
}
