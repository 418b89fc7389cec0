/**
 * Runs in the head, before anything is painted: public pages are the same for everyone, and the hint cookie tells
 * whether this browser belongs to a customer. Kept to what cannot wait.
 */
export const firstPaintScript = `(()=>{const m=document.cookie.match(/(?:^|; )vitrina-customer=([^;]+)/);if(m)try{document.documentElement.dataset.customer=decodeURIComponent(m[1])}catch{}})()`;

/** Runs right behind the header: greets a customer by name. */
export const greetingScript = `(()=>{const n=document.documentElement.dataset.customer;if(n)for(const e of document.querySelectorAll('[data-customer-name]'))e.textContent=n})()`;
