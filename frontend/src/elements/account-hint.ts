/** Runs right behind the header: the account button has the customer's name from its first paint on. */
import { showAccountHint } from './visitor';

showAccountHint();
document.addEventListener('prerenderingchange', showAccountHint);
