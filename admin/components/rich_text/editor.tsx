import { useMemo } from 'react'
import { useTranslate, type Validator } from 'react-admin'
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput as Editor,
  RichTextInputToolbar,
} from 'ra-input-rich-text'
import { HeadingButton } from './heading_button'

export interface EditorProps {
  source: string
  /** Key of the text above it; else that of the resource. */
  label?: string
  /** Key of the text that says what it is to who cannot see it. */
  name: string
  validate?: Validator | Validator[]
}

/** Headings a text may have: the page itself has the first one. */
const LEVELS = [2, 3, 4]
/** The editor writes its own styles, which the content policy lets pass by the nonce of the page. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce

// Only what the server keeps of a text can be written: no colours, pictures or blocks of code.
const extensions = DefaultEditorOptions.extensions!.filter(({ name }) => name === 'starterKit').map(
  (kit) => kit.configure({ heading: { levels: LEVELS }, codeBlock: false })
)

const TOOLBAR = (
  <RichTextInputToolbar>
    <HeadingButton />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
)

const ROOM = {
  '& .RaRichTextInput-editorContent .ProseMirror': {
    minHeight: 120,
    backgroundColor: 'background.paper',
  },
}

/** The editor itself; it is large, so it is fetched when a form needs it. */
export default function RichTextEditor({ name, ...input }: EditorProps) {
  const translate = useTranslate()
  const spoken = translate(name)
  const options = useMemo(() => {
    const attributes = { 'role': 'textbox', 'aria-multiline': 'true', 'aria-label': spoken }
    return { extensions, injectNonce: nonce, editorProps: { attributes } }
  }, [spoken])
  return <Editor {...input} editorOptions={options} toolbar={TOOLBAR} sx={ROOM} />
}
