/** The same as `elements.ts` for what stands on pages of the blog and of the tutorials only. */
import './article-rating';
import './fill-values';
import './image-carousel';
import './late-fonts';
import './load-more';
import './reading-place';
import './series-progress';
import './side-navigation';
