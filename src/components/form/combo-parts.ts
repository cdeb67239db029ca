/** What a combo box needs once it is used, in one chunk. */
export { meant, search } from '../../../core/search/search';
export { ComboList } from './combo-list';
