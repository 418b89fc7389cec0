import { schemeCss } from '@vitrina/brand/tokens';
import { BRAND } from './shop-brand';

/** The panel's only style sheet, inlined into its pages (their policy allows exactly this text). Its colours are those of the shop. */
export const STYLES = `
${schemeCss(BRAND.colours)}
*,::before{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);
font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;font-variant-numeric:tabular-nums}
.width{width:100%;max-width:1200px;margin-inline:auto;padding-inline:16px}
a{color:inherit}
a:hover{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
h1{font-size:clamp(24px,4vw,32px);line-height:1.2;font-weight:650;letter-spacing:-0.015em;overflow-wrap:anywhere}
h2{font-size:13px;font-weight:500;color:var(--ink-soft)}
code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:0.93em}
small{font-size:13px;font-weight:400;color:var(--ink-soft)}
.skip{position:absolute;left:16px;top:-60px;padding:10px 16px;background:var(--surface);border-radius:8px;z-index:1}
.skip:focus{top:8px}
.top{border-bottom:1px solid var(--rule);background:var(--surface)}
.top .width{display:flex;align-items:center;gap:16px;min-height:60px}
.brand{margin-right:auto;display:inline-flex;align-items:baseline;gap:8px;min-height:44px;line-height:44px;font-size:20px;font-weight:700;letter-spacing:-0.02em;text-decoration:none}
.brand span{font-size:13px;font-weight:400;letter-spacing:0;color:var(--ink-soft)}
.top form{flex:none}
.who{min-width:0;text-align:right;line-height:1.25;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.who small{display:block}
button,.action{font:inherit;min-height:44px;padding:10px 18px;border-radius:8px;cursor:pointer}
.quiet{border:1px solid var(--rule);background:none;color:var(--ink)}
.quiet:hover{border-color:var(--ink)}
.action{display:inline-block;border:0;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none;text-align:center}
.action:hover{color:var(--on-accent);filter:brightness(0.93)}
main{flex:1;padding-block:32px 56px}
footer{padding-block:16px;font-size:13px;color:var(--ink-soft)}
.heading{display:flex;align-items:center;gap:16px;margin-bottom:24px}
.heading>p{color:var(--ink-soft);font-size:20px}
.list{list-style:none;border-top:1px solid var(--rule)}
.list li{border-bottom:1px solid var(--rule)}
.list a{display:grid;grid-template-columns:48px minmax(0,1.6fr) minmax(0,1fr) 130px 110px;gap:8px 24px;align-items:center;padding:16px 8px;text-decoration:none}
.list a:hover{background:var(--surface);color:inherit}
.list a:hover strong{color:var(--accent)}
.plain a,.plain.tariffs li{display:grid;grid-template-columns:minmax(0,1.6fr) minmax(0,1fr) 130px 110px;gap:8px 24px;align-items:center}
.plain.tariffs{margin-block:8px 32px}
.plain.tariffs li{grid-template-columns:minmax(0,1fr) 110px;padding:12px 8px}
.introduction{max-width:70ch;margin-bottom:24px}
.others{margin-top:40px}
.others h2{margin-bottom:8px;font-size:20px;font-weight:600;color:inherit}
.others h2 a{display:inline-block;padding-block:8px;text-decoration:none}
summary{cursor:pointer;padding-block:8px}
.what,.where{display:grid;gap:2px;min-width:0;overflow-wrap:anywhere}
.what span,.where{color:var(--ink-soft);font-size:13px}
.price{text-align:right;font-weight:600;white-space:nowrap}
.glyph{flex:none;fill:var(--ink)}
.glyph .track{fill:var(--rule)}
.badge{display:inline-flex;align-items:center;gap:8px;font-weight:500;white-space:nowrap}
.badge::before{content:'';flex:none;width:10px;height:10px;border-radius:50%;background:currentColor}
.busy{color:var(--warn)}
.busy::before{background:none;border:2px solid currentColor}
.good{color:var(--good)}
.back{margin-bottom:8px;font-size:13px}
.back a{display:inline-block;padding-block:10px;color:var(--ink-soft)}
.back a::before{content:'← '}
.progress{margin-bottom:24px;padding-block:16px;border-block:1px solid var(--rule)}
.progress p{display:flex;flex-wrap:wrap;gap:4px 16px}
.progress p>span+span{color:var(--ink-soft)}
progress{display:block;width:100%;height:4px;margin-top:12px;border:0;border-radius:2px;background:var(--rule);accent-color:var(--accent);appearance:none;overflow:hidden}
progress::-webkit-progress-bar{background:var(--rule)}
progress::-webkit-progress-value{background:var(--accent)}
progress::-moz-progress-bar{background:var(--accent)}
.columns{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;align-items:start}
.card{background:var(--surface);border:1px solid var(--rule);border-radius:10px;padding:20px}
.card dl{margin-top:8px}
.card dl div{display:flex;justify-content:space-between;gap:16px;padding-block:9px}
.card dl div+div{border-top:1px solid var(--rule)}
dt{color:var(--ink-soft)}
dd{text-align:right;overflow-wrap:anywhere}
.sum{margin-block:12px 4px;font-size:32px;line-height:1.2;font-weight:650;letter-spacing:-0.02em}
.sum small{font-size:15px;letter-spacing:0}
.cost p:last-child{color:var(--ink-soft)}
.empty{max-width:52ch;margin:8vh auto;text-align:center;display:grid;gap:16px}
.empty p{color:var(--ink-soft)}
.letters{list-style:none;display:grid;gap:16px;max-width:720px}
.letters .card{display:grid;gap:8px;justify-items:start}
.to{display:flex;flex-wrap:wrap;gap:4px 16px;width:100%;justify-content:space-between}
.to time{color:var(--ink-soft)}
.login{max-width:400px;margin:6vh auto;padding:28px;display:grid;gap:8px}
.login h1{font-size:24px;margin-bottom:8px}
.login label{margin-top:8px;font-weight:500}
.login button{margin-top:20px}
input{font:inherit;font-size:16px;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--paper);color:inherit}
input[aria-invalid]{border-color:var(--bad)}
.error{color:var(--bad);font-weight:500}
.error::before{content:'! ';font-weight:700}
@media(max-width:900px){.columns{grid-template-columns:1fr}.cost{order:-1}}
@media(max-width:762px){
.list a{grid-template-columns:48px minmax(0,1fr) auto;gap:6px 12px;padding:14px 0;align-items:start}
.list .glyph{margin-top:2px}
.plain a{grid-template-columns:minmax(0,1fr) auto}
.where{grid-column:2/-1;order:5;display:flex;flex-wrap:wrap;gap:0 12px}
.state{grid-column:2;order:4}
.price{grid-column:3;grid-row:1}
.heading .glyph{margin-left:auto}
.plain .where,.plain .state{grid-column:1/-1}
.plain .price{grid-column:2}
}
@media(max-width:480px){.who small,.brand span{display:none}.who{font-size:13px}.columns{gap:12px}.card{padding:16px}main{padding-block:20px 40px}}
@media(min-width:763px){.width{padding-inline:24px}}
`;
