/** What a combo box needs once it is used, as one file. */
export { meant, search } from '../../../core/search/search';
export { ComboList } from './combo-list';
