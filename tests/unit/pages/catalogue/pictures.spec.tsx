import { renderToStaticMarkup } from 'react-dom/server'
import { test } from '@japa/runner'
import { ItemPicture } from '~/components/catalogue/item_picture'

const markup = (url: string | null) =>
  renderToStaticMarkup(
    <ItemPicture thumbnail={url === null ? null : { url, alt_text: 'A cap' }} sizes="50vw" />
  )

test.group('Pictures of gifts', () => {
  test('a browser chooses between AVIF and WebP in three widths', ({ assert }) => {
    const html = markup('/media/ab-c_1-640.webp')
    const widths = (form: string) =>
      [320, 640, 960].map((width) => `/media/ab-c_1-${width}.${form} ${width}w`).join(', ')
    assert.include(
      html,
      `<source type="image/avif" srcSet="${widths('avif')}" sizes="50vw"/><img src="/media/ab-c_1-640.webp"`
    )
    assert.include(html, `alt="A cap" srcSet="${widths('webp')}" sizes="50vw" width="960"`)
  })

  test('a picture of another kind is shown as it is, none as a drawing', ({ assert }) => {
    const html = markup('/pictures/cap.png')
    assert.include(html, 'src="/pictures/cap.png"')
    assert.notInclude(html, '<source')
    assert.notInclude(html, 'srcSet')
    assert.notInclude(markup(null), '<img')
    assert.include(markup(null), '<svg')
  })
})
