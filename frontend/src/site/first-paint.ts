/**
 * Runs in the head, before anything is painted: public pages are the same for everyone, and only this browser knows
 * whether it belongs to a customer (the hint cookie) and which theme was chosen here. Kept to what cannot wait.
 */
export const firstPaintScript = `(()=>{const d=document.documentElement.dataset;try{const t=localStorage.getItem('vitrina-theme');if(t==='light'||t==='dark')d.theme=t}catch{}const m=document.cookie.match(/(?:^|; )vitrina-customer=([^;]+)/);if(m)try{d.customer=decodeURIComponent(m[1])}catch{}})()`;

/** Runs right behind the header: greets a customer by name, and lets the theme be switched. */
export const headerScript = `(()=>{const d=document.documentElement.dataset;if(d.customer)for(const e of document.querySelectorAll('[data-customer-name]'))e.textContent=d.customer;document.addEventListener('click',e=>{if(!(e.target instanceof Element&&e.target.closest('[data-theme-switch]')))return;const now=d.theme||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');d.theme=now==='dark'?'light':'dark';try{localStorage.setItem('vitrina-theme',d.theme)}catch{}})})()`;
