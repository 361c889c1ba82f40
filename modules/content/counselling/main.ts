/** What is forgotten of counselling: that of a deleted member, and photos nobody sent a message with. */
export { forgetCounsellingOf } from './actions/forget_counselling.js'
export { forgetLoosePhotos } from './actions/forget_loose_photos.js'
export { removePhotoFilesOf } from './photo_files.js'
