// Each room registers what it erases and hands out of a member by being imported here.
import './rewards/personal.js'
import './games/personal.js'
import './draws/personal.js'
