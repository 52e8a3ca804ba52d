"use strict";(()=>{function nm(i,t,e){for(let[n,s]of Object.entries(t))s==null||s===!1||(typeof s=="function"?i.addEventListener(n.replace(/^on/,""),s):n==="test"?i.setAttribute("data-test",String(s)):n==="label"?i.setAttribute("aria-label",String(s)):i.setAttribute(n,s===!0?"":String(s)));i.append(...e.filter(n=>n!=null&&n!==!1))}function O(i,t={},...e){let n=document.createElement(i);return nm(n,t,e),n}function Ut(i,t={},...e){let n=document.createElementNS("http://www.w3.org/2000/svg",i);return nm(n,t,e),n}function rn(i,t){for(let[e,n]of Object.entries(t))i.setAttribute(e,String(n))}function Te(i,t){i.textContent!==t&&(i.textContent=t)}function Ws(i,t){try{localStorage.setItem(`footfall.${i}`,t)}catch{}}function Xs(i){try{return localStorage.getItem(`footfall.${i}`)}catch{return null}}var gy={play:"M6 4.5v11l9-5.5z",pause:"M6.5 4.5v11M13.5 4.5v11",step:"M5 4.5v11l7-5.5zM15 4.5v11",reset:"M4.5 10a5.5 5.5 0 1 0 1.8-4.1M4.5 3.5v3.6h3.6",back:"M9 5 4.5 10 9 15M4.5 10H15",push:"M3 10h9M8.5 6 12.5 10l-4 4M16.5 4v12",steer:"M10 2.5 15 17l-5-3-5 3z",author:"M4 16l1-4 8-8 3 3-8 8zM11.5 5.5l3 3",watch:"M3 16.5h14M4 13l3.5-5 3 3L16 4",learn:"M10 3v9M6.5 8.5 10 12l3.5-3.5M4 16.5h12",export:"M10 12V3M6.5 6.5 10 3l3.5 3.5M4 11v5.5h12V11",person:"M10 6.4a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM10 6.5v5M10 11.5l-2.6 6M10 11.5l3 5.5M6 9.5l4-1.5 3.5 2",sun:"M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.4 4.4l1 1M14.6 14.6l1 1M15.6 4.4l-1 1M5.4 14.6l-1 1",moon:"M15.5 11.8A6.2 6.2 0 0 1 8.2 4.5a6.2 6.2 0 1 0 7.3 7.3z",auto:"M10 3.5a6.5 6.5 0 1 0 0 13zM10 3.5a6.5 6.5 0 0 1 0 13",eye:"M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",camera:"M3 6.5h9v7H3zM12 9l4.5-2.5v7L12 11",ball:"M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 6.2c3 1.8 7 1.8 10 0M5 13.8c3-1.8 7-1.8 10 0",box:"M3.5 6.5 10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5 10 10l6.5-3.5M10 10v7",clear:"M5 5l10 10M15 5 5 15",up:"M5 12l5-5 5 5",down:"M5 8l5 5 5-5",left:"M12 5l-5 5 5 5",right:"M8 5l5 5-5 5",plus:"M10 4.5v11M4.5 10h11",trash:"M4.5 6h11M8 6V4h4v2M6 6l.7 10.5h6.6L14 6M8.7 8.8v5M11.3 8.8v5",undo:"M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4 4 0 0 1 0 8H8",redo:"M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4 4 0 0 0 0 8H12",record:"M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",file:"M5.5 2.5h6l3.5 3.5v11.5h-9.5zM11.5 2.5V6H15",target:"M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM10 1.5V6M10 14v4.5M1.5 10H6M14 10h4.5",compare:"M7 3.5v13M13 3.5v13M3.5 7 7 3.5M16.5 13 13 16.5"};function di(i){return Ut("svg",{class:`icon icon-${i}`,viewBox:"0 0 20 20","aria-hidden":"true",focusable:"false"},Ut("path",{d:gy[i]}))}function Wt(i,t=2){if(!Number.isFinite(i))return"–";let e=i.toFixed(t);return(Number(e)===0?e.replace("-",""):e).replace("-","−")}function Yr(i,t=0){return`${Wt(i*180/Math.PI,t)}°`}function ns(i){return Math.atan2(Math.sin(i),Math.cos(i))}function Wn(i,t,e){return Math.min(e,Math.max(t,i))}function im(i){let t=Math.max(0,Math.floor(i));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function sm(i){if(i<60)return`${Math.round(i)} s`;let t=Math.round(i%60);return t?`${Math.floor(i/60)} min ${t} s`:`${Math.floor(i/60)} min`}function rm(i){return i<1e3?`${i} bytes`:i<1e6?`${Wt(i/1e3,0)} kB`:`${Wt(i/1e6,1)} MB`}function la(i){let t=ns(i),e=Math.round(Math.abs(t*180/Math.PI));return e===0?"forward":e===180?"backward":`${e}° to the ${t>0?"left":"right"}`}var _y=0,om=()=>`control-${++_y}`;function ee({test:i,text:t,title:e,icon:n,kind:s="plain",act:r}){return O("button",{type:"button",test:i,title:e,class:`button ${s}${t?"":" bare"}`,label:t?void 0:e,onclick:r},n&&di(n),t&&O("span",{},t))}function fi(i){let t=om(),e=O("output",{for:t,class:"field-value"}),n=O("input",{type:"range",id:t,test:i.test,min:i.low,max:i.high,step:i.step,title:i.title}),s=()=>{let o=i.format(n.valueAsNumber);e.textContent=o,n.setAttribute("aria-valuetext",o),Zr(n)};n.value=String(i.value),s();let r=!1;n.addEventListener("pointerdown",()=>r=!0);for(let o of["pointerup","pointercancel"])n.addEventListener(o,()=>r=!1);return n.addEventListener("input",()=>{s(),i.input?.(n.valueAsNumber)}),n.addEventListener("change",()=>i.change?.(n.valueAsNumber)),{element:O("div",{class:"field"},O("label",{for:t},i.label),e,n),range:n,get value(){return n.valueAsNumber},set value(o){r||n.valueAsNumber===o||(n.value=String(o),s())},limit(o,a){n.min=String(o),n.max=String(a),s()}}}function $r(i,t,e,n,s){return fi({test:i,label:"Time budget",title:"How long the job may run",low:t,high:e,step:n,value:s,format:sm})}function Zr(i){let[t,e]=[Number(i.min),Number(i.max)],n=e>t?(i.valueAsNumber-t)/(e-t):0;i.style.setProperty("--fraction",`${100*n}%`)}function Ti(i,t,e,n){let s=om(),r=O("select",{id:s,test:i,onchange:()=>n(r.value)}),o=a=>{let l=r.value;r.replaceChildren(...a.map(({name:c,title:h})=>O("option",{value:c},h))),a.some(({name:c})=>c===l)&&(r.value=l)};return o(e),{element:O("div",{class:"field"},O("label",{for:s},t),r),box:r,fill:o}}function qs(i,t,e,n,s=""){let r=O("input",{type:"checkbox",role:"switch",test:i,onchange:()=>n(r.checked)});return r.checked=e,{element:O("label",{class:"toggle",title:s},r,O("span",{},t)),box:r}}function Kr(i,t,e,n){let s=e.map(({name:r,text:o,title:a})=>O("button",{type:"button",test:`${i}-${r}`,title:a,"aria-pressed":"false",onclick:()=>n(r)},o));return{element:O("div",{class:"choice",role:"group",label:t,test:i},...s),show:r=>s.forEach((o,a)=>o.setAttribute("aria-pressed",String(e[a].name===r)))}}function Xe(i,...t){return O("section",{class:"section"},O("h2",{},i),...t)}function Xn(...i){return O("fieldset",{class:"held"},...i)}function Ul(i,t){let e=O("div",{class:"progress-bar"}),n=O("div",{class:"progress",test:i,role:"progressbar",label:t,"aria-valuemin":0,"aria-valuemax":100},e);return{element:n,show(s){let r=Math.round(100*Math.min(1,Math.max(0,s)));e.style.width=`${r}%`,n.setAttribute("aria-valuenow",String(r))}}}var ze={paused:1,fallen:2,pushed:4,recording:8,changing:16,ghost:32},pt={rate:0,flags:1,state:2,phase:3,com:4,velocity:7,cop:10,askedSpeed:12,askedHeading:13,heading:14,back:15,push:16,pushAt:19,target:22,power:24,askedLateral:25},Jr=class{links=26;contacts;joints;props;ghost;end;linkCount;contactCount;propCount;constructor(t){let{links:e,contacts:n,joints:s}=t.character;this.linkCount=e.length,this.contactCount=n.length,this.propCount=t.props.length,this.contacts=this.links+7*e.length,this.joints=this.contacts+4*n.length,this.props=this.joints+3*s.length,this.ghost=this.props+7*t.props.length,this.end=this.ghost+7*e.length}fits(t){return t.data.length>=(Ve(t,ze.ghost)?this.end:this.ghost)}};function Ve(i,t){return(i.data[pt.flags]&t)!==0}function am(i,t=0,e=i.byteLength-t){if(e<120||t+e>i.byteLength)return null;let n=new DataView(i,t,16);return{serial:n.getUint32(0,!0),tick:n.getUint32(4,!0),time:n.getFloat64(8,!0),data:new Float32Array(i,t+16,Math.floor((e-16)/4))}}function lm(i){let{data:t}=i;return{serial:i.serial,tick:i.tick,time:i.time,rate:t[pt.rate],flags:t[pt.flags],paused:Ve(i,ze.paused),fallen:Ve(i,ze.fallen),pushed:Ve(i,ze.pushed),recording:Ve(i,ze.recording),changing:Ve(i,ze.changing),ghost:Ve(i,ze.ghost),state:t[pt.state],phase:t[pt.phase],com:Array.from(t.subarray(pt.com,pt.com+3)),velocity:Array.from(t.subarray(pt.velocity,pt.velocity+3)),cop:Array.from(t.subarray(pt.cop,pt.cop+2)),asked_speed:t[pt.askedSpeed],asked_heading:t[pt.askedHeading],heading:t[pt.heading],back:t[pt.back],push:Array.from(t.subarray(pt.push,pt.push+3)),push_at:Array.from(t.subarray(pt.pushAt,pt.pushAt+3)),target:Array.from(t.subarray(pt.target,pt.target+2)),power:t[pt.power],data:t}}function Bi(i,t){let e=1e3/i,n=-1/0,s=0,r=null;function o(){if(clearTimeout(s),s=0,!r)return;let{value:a}=r;r=null,n=performance.now(),t(a)}return{call(a){r={value:a};let l=n+e-performance.now();l<=0?o():s||(s=window.setTimeout(o,l))},finish:o,cancel(){clearTimeout(s),s=0,r=null}}}var cm=[.45,.18],vy=.06,rd=500,yy=60,od=["left","","right"],xy=.4,ca=class{constructor(t,e="clip-figure",n="The recorded movement, as a stick figure"){this.sketch=t;let s=t.points.flatMap(a=>a.filter((l,c)=>c%3===2)),r=Math.max(500,s.reduce((a,l)=>Math.max(a,l),0)),o=vy*r;this.half=.95*r,this.element=Ut("svg",{class:"clip-figure",test:e,viewBox:`${-this.half} ${-r-o} ${2*this.half} ${r+2*o}`,role:"img",label:n,"stroke-width":r/36},this.ground,...this.limbs),this.draw(0),requestAnimationFrame(this.tick)}sketch;element;limbs=od.map(t=>Ut("path",{class:`clip-limb ${t}`}));ground=Ut("path",{class:"clip-ground"});half;shown=-1;begun=performance.now();tick=t=>{if(!this.element.isConnected||(requestAnimationFrame(this.tick),this.element.getClientRects().length===0))return;let e=this.count();this.draw(Math.floor((t-this.begun)/1e3*this.sketch.rate+e)%e)};count(){return this.sketch.points.length}draw(t){if(t===this.shown)return;this.shown=t;let[e,n]=this.sketch.points[t];this.drawFigures(t,e,n);let s=[];for(let r=Math.ceil((e-this.half)/rd)*rd;r<e+this.half;r+=rd)s.push(`M${r-e} 0v${yy}`);rn(this.ground,{d:`M${-this.half} 0H${this.half}${s.join("")}`})}drawFigures(t,e,n){this.drawLimbs(this.limbs,this.sketch.points[t],e,n)}drawLimbs(t,e,n,s){let{parents:r,sides:o}=this.sketch,a=r.map((c,h)=>{let u=e[3*h+1]-s;return[e[3*h]-n+cm[0]*u,-e[3*h+2]-cm[1]*u]}),l=c=>`M${a[r[c]].map(Math.round).join(" ")}L${a[c].map(Math.round).join(" ")}`;od.forEach((c,h)=>{let u=r.map((d,f)=>d>=0&&o[f]===c?l(f):"");rn(t[h],{d:u.join("")})})}},Ol=class extends ca{physicalLimbs=od.map(t=>Ut("path",{class:`clip-limb ${t}`}));physical=[];constructor(t){super(t,"physical-figure","The recorded movement in grey, and the simulated one so far");for(let e of this.limbs)e.classList.add("shadow");this.element.append(...this.physicalLimbs),this.show(t)}show(t){this.physical=t.physical}count(){return Math.min(this.sketch.points.length,this.physical.length+Math.round(xy*this.sketch.rate))}drawFigures(t,e,n){super.drawFigures(t,e,n);let s=this.physical?.[t];for(let r of this.physicalLimbs??[])rn(r,{display:s?"inline":"none"});s&&this.drawLimbs(this.physicalLimbs,s,e,n)}};var by={running:"running",done:"done",failed:"failed",stopped:"stopped"},hm="Stop and keep the best result so far, if there is one",jr=class{element;title=O("strong",{});state=O("span",{class:"tag"});words=O("p",{class:"job-words"});bar;line=Ut("polyline",{class:"spark-line",points:""});spark=Ut("svg",{class:"spark",viewBox:"0 0 200 40",preserveAspectRatio:"none",role:"img"},this.line);best=O("output",{class:"spark-value"});sparkRow;stop;walk;picture=O("div",{});figure=null;skill="";constructor(t,e,n=""){this.bar=Ul(`${n}job-progress-${e}`,"Progress"),this.stop=ee({test:`${n}job-stop-${e}`,text:"Stop",title:hm,kind:"quiet",act:()=>t.send("stop",{job:e})}),this.walk=ee({test:`${n}job-walk-${e}`,text:"Play it",title:"Simulate the resulting skill",kind:"main",act:()=>t.send("skill",{id:this.skill})}),this.sparkRow=O("div",{class:"spark-row",title:"Objective of the best candidate; lower is better"},this.spark,this.best),this.element=O("article",{class:"job",test:`${n}job-${e}`},O("header",{class:"row"},this.title,O("span",{class:"spring"}),this.state),this.bar.element,this.words,this.picture,this.sparkRow,O("div",{class:"row"},this.walk,this.stop))}show(t){this.skill=t.skill,Te(this.title,t.title),Te(this.state,by[t.state]??t.state),Te(this.words,t.words),this.element.dataset.state=t.state,this.bar.show(t.state==="done"?1:t.fraction),this.bar.element.hidden=t.state!=="running",this.stop.hidden=t.state!=="running",Te(this.stop,t.stopping?"Stop now":"Stop"),this.stop.title=t.stopping?"Stop without waiting until the best result is checked and saved; nothing is kept":hm,this.walk.hidden=t.state==="running"||!t.skill,this.showFigure(t);let{history:e}=t;this.sparkRow.hidden=e.length<2,e.length>1&&this.curve(e)}showFigure({sketch:t,kind:e}){t&&(this.figure||(this.figure=new Ol(t),this.picture.append(this.figure.element),this.element.scrollIntoView({block:"nearest"})),this.figure.show(t),e==="rectify"&&(this.sparkRow.title="Distance of the body from the clip [cm], over all frames so far, after each window"))}curve(t){let e=t.filter(Number.isFinite),[n,s]=[Math.min(...e),Math.max(...e)],r=a=>3+194*a/(t.length-1),o=a=>36-32*(a-n)/(s-n||1);rn(this.line,{points:t.map((a,l)=>`${r(l).toFixed(1)},${o(a).toFixed(1)}`).join(" ")}),Te(this.best,Wt(t[t.length-1],2)),this.spark.setAttribute("aria-label",`Objective, from ${Wt(t[0])} to ${Wt(t[t.length-1])}`)}};var um=42,dm=40,hd=17,gm=6,kl=50,ad=9,ha=6,cd=(i,t,e)=>[i[0]+e*Math.sin(t),i[1]-e*Math.cos(t)],fm=(i,t,e)=>cd(i,t,-e);function ld(i){let t=(y,p)=>i[y]??i[p]??0,e=-t("stance_ankle","ankle"),n=e-t("stance_knee","knee"),s=[0,ha],r=fm(s,e,dm),o=fm(r,n,um),a=i.swing_hip??i.hip??n,l=a+t("swing_knee","knee"),c=cd(o,a,um),h=cd(c,l,dm),u=l+t("swing_ankle","ankle"),d=y=>[h[0]+y*Math.cos(u)+ha*Math.sin(u),h[1]+y*Math.sin(u)-ha*Math.cos(u)],f=i.torso??0,g=[o[0]-kl*Math.sin(f),o[1]+kl*Math.cos(f)];return{ankle:s,knee:r,hip:o,top:g,swingKnee:c,swingAnkle:h,shank:e,swingThigh:a,swingShank:l,swingToe:d(hd),swingHeel:d(-gm)}}var Sy={torso:(i,{hip:t})=>Math.atan2(t[0]-i[0],i[1]-t[1]),swing_hip:(i,{hip:t})=>Math.atan2(i[0]-t[0],t[1]-i[1]),swing_knee:(i,{swingKnee:t,swingThigh:e})=>Math.atan2(i[0]-t[0],t[1]-i[1])-e,swing_ankle:(i,{swingAnkle:t,swingShank:e})=>Math.atan2(i[1]-t[1],i[0]-t[0])+Math.atan2(ha,hd)-e,stance_ankle:(i,{ankle:t})=>-Math.atan2(t[0]-i[0],i[1]-t[1]),stance_knee:(i,{knee:t,shank:e})=>e-Math.atan2(t[0]-i[0],i[1]-t[1])},pm={torso:i=>i.top,swing_hip:i=>i.swingKnee,swing_knee:i=>i.swingAnkle,swing_ankle:i=>i.swingToe,stance_ankle:i=>i.knee,stance_knee:i=>i.hip},Qr=(...i)=>i.map(([t,e],n)=>`${n?"L":"M"}${t.toFixed(2)} ${(-e).toFixed(2)}`).join(""),Bl=class{constructor(t,e){this.actions=e;this.element=Ut("svg",{class:"figure",test:`figure-${t}`,viewBox:"-78 -172 156 182",role:"img"},Ut("path",{class:"figure-ground",d:"M-78 0H78"}),this.original.group,this.now.group,this.bubble);for(let n of Object.keys(pm)){let s=Ut("g",{class:"figure-handle",test:`handle-${t}-${n}`,label:n.replace("_"," ")},Ut("circle",{class:"figure-reach",r:11}),Ut("circle",{class:"figure-knob",r:4.5}),Ut("title",{}));s.addEventListener("pointerdown",r=>this.press(r,n,s)),this.handles.set(n,s),this.element.append(s)}}actions;element;now=mm("now");original=mm("original");handles=new Map;bubble=Ut("text",{class:"figure-value","text-anchor":"middle"});values={};columns=new Map;held="";set stance(t){this.element.classList.toggle("on-right",t==="right")}show(t,e,n){this.columns=new Map(e.filter(({joint:s})=>s).map(s=>[s.joint,s])),this.values={...t},this.original.group.classList.toggle("hidden",n===null||My(n,t)),n&&this.original.draw(ld(n)),this.place()}set(t,e){this.values[t]=e,this.place()}place(){let t=ld(this.values);this.now.draw(t);for(let[e,n]of this.handles){let s=this.columns.get(e),r=s&&this.values[s.name];if(n.classList.toggle("hidden",r===void 0),r===void 0)continue;let[o,a]=pm[e](t);rn(n,{transform:`translate(${o.toFixed(2)} ${(-a).toFixed(2)})`}),n.lastElementChild.textContent=`${s.label}: ${Wt(r)} rad (${Yr(r)})`,e===this.held&&(rn(this.bubble,{x:Wn(o,-50,50),y:Math.max(-160,-a-13)}),this.bubble.textContent=`${Wt(r)} rad`)}this.bubble.classList.toggle("hidden",!this.held),this.element.setAttribute("aria-label","Target pose of this state, seen from the right")}press(t,e,n){let s=this.columns.get(e);if(!s||t.button!==0||this.element.closest("fieldset:disabled"))return;t.preventDefault(),n.setPointerCapture(t.pointerId),this.held=e,n.classList.add("held");let r=a=>{let l=ns(Sy[e](this.point(a),ld(this.values))),c=Wn(Math.round(l*500)/500,s.low,s.high);c!==this.values[s.name]&&(this.set(s.name,c),this.actions.input(s.name,c))},o=()=>{this.held="",n.classList.remove("held"),n.removeEventListener("pointermove",r),this.place(),this.actions.release()};n.addEventListener("pointermove",r),n.addEventListener("lostpointercapture",o,{once:!0}),this.place()}point(t){let e=new DOMPoint(t.clientX,t.clientY).matrixTransform(this.element.getScreenCTM().inverse());return[e.x,-e.y]}};function mm(i){let t=c=>Ut("path",{class:`limb ${c}`}),[e,n,s]=[t("swing"),t("stance"),t("torso")],[r,o]=[t("swing sole"),t("stance sole")],a=Ut("circle",{class:"limb head",r:ad});return{group:Ut("g",{class:`figure-${i}`},n,o,s,a,e,r),draw(c){rn(n,{d:Qr(c.hip,c.knee,c.ankle)}),rn(o,{d:`${Qr(c.ankle)}${Qr([-gm,1],[hd,1]).replace("M","L")}L0 ${-ha}`}),rn(s,{d:Qr(c.hip,c.top)}),rn(e,{d:Qr(c.hip,c.swingKnee,c.swingAnkle)}),rn(r,{d:Qr(c.swingAnkle,c.swingHeel,c.swingToe,c.swingAnkle)});let[h,u]=c.top,[d,f]=[(h-c.hip[0])/kl,(u-c.hip[1])/kl];rn(a,{cx:h+(ad+2)*d,cy:-(u+(ad+2)*f)})}}}function My(i,t){return Object.keys({...i,...t}).every(e=>Math.abs((i[e]??0)-(t[e]??0))<1e-6)}var wy=600,ua=class{constructor(t){this.set=t;let{test:e,label:n,unit:s,low:r,high:o,step:a}=t,l=`${n} [${s}]`;this.range=O("input",{type:"range",test:`${e}-range`,min:r,max:o,step:a,label:l}),this.box=O("input",{type:"number",test:e,step:a,label:l,inputmode:"decimal"}),this.range.addEventListener("input",()=>this.moved(this.range.valueAsNumber)),this.range.addEventListener("change",()=>t.release()),this.box.addEventListener("change",()=>{let c=this.box.valueAsNumber;Number.isFinite(c)&&(this.moved(c),t.release())}),this.element=O("div",{class:"value-row"},O("span",{class:"value-name"},n,O("small",{},` ${s}`)),this.range,this.box)}set;element;range;box;touched=-1/0;show(t){document.activeElement===this.box&&this.box.matches(":focus")||performance.now()-this.touched>wy&&this.write(t)}follow(t){this.touched=performance.now(),this.write(t)}acceptServerValues(){this.touched=-1/0}warn(t){this.element.classList.toggle("risky",t!==""),this.element.title=t}moved(t){this.follow(t),this.set.input(t)}write(t){this.range.value=String(Wn(t,this.set.low,this.set.high));let e=this.set.step<.01?3:2,n=Wt(t,e).replace("−","-");document.activeElement!==this.box&&(this.box.value=String(Number(n))),Zr(this.range)}};var Ey={contact:["until contact","This state ends when the swing foot touches the ground"],landing:["until landing","This state ends when any foot touches the ground"],"lift-off":["until lift-off","This state ends when no foot touches the ground any more"],never:["never ends","This state does not end by itself"]},Ty=[["pose","Pose",!0],["balance","Other balance gains",!1],["side","Lateral",!1]],_m=new Set(["cd","cv"]),zl=class{constructor(t,e,n){this.state=t;this.actions=n;let{index:s}=t;this.figure=new Bl(s,{input:(l,c)=>{this.rows.get(l)?.follow(c),n.edit(s,l,c)},release:()=>n.release()});let r=e.columns.filter(({name:l})=>l in t.values),o=O("div",{class:"state-first"},this.dwell());for(let l of r)_m.has(l.name)&&o.append(this.row(l));let a=Ty.map(([l,c,h])=>{let u=r.filter(f=>f.group===l&&!_m.has(f.name));if(!u.length)return null;let d=u.map(f=>this.row(f));return O("details",{open:h,class:"state-group"},O("summary",{},c),...d)});this.element=O("article",{class:"state",test:`state-${s}`,label:`State ${s}`},this.head(e.states.length),O("div",{class:"state-top"},this.figure.element,o),...a)}state;actions;element;figure;rows=new Map;stance=O("span",{class:"state-stance"});show(t,e,n,s){this.figure.stance=t.stance,this.figure.show(t.values,e.columns,n?.values??null),Te(this.stance,`${t.stance} stance`);for(let[r,o]of this.rows){let a=r==="until"?t.until:t.values[r];typeof a=="number"&&(o.show(a),o.warn(s(r,a)))}}acceptServerValues(){this.rows.forEach(t=>t.acceptServerValues())}active(t,e){this.element.classList.toggle("active",t),this.element.classList.toggle("mirrored",t&&e)}head(t){let{index:e}=this.state,{actions:n}=this,s=ee({test:`state-${e}-up`,icon:"up",title:"Earlier in the cycle",kind:"quiet",act:()=>n.move(e,e-1)}),r=ee({test:`state-${e}-down`,icon:"down",title:"Later in the cycle",kind:"quiet",act:()=>n.move(e,e+1)}),o=ee({test:`state-${e}-add`,icon:"plus",title:"Add a state like this one after it",kind:"quiet",act:()=>n.add(e)}),a=ee({test:`state-${e}-remove`,icon:"trash",title:"Remove this state",kind:"quiet",act:()=>n.remove(e)});return s.disabled=e===0,r.disabled=e===t-1,a.disabled=t<2,O("header",{class:"state-head"},O("span",{class:"state-light",title:"Lit while the controller is in this state"}),O("h3",{},`State ${e}`),this.stance,O("span",{class:"state-buttons"},s,r,o,a))}dwell(){let{until:t,index:e}=this.state;if(typeof t=="number"){let o=new ua({test:`until-${e}`,label:"dwell time",unit:"s",low:0,high:Math.max(1,1.5*t),step:.01,input:a=>this.actions.edit(e,"until",Math.max(0,a)),release:()=>this.actions.release()});return this.rows.set("until",o),o.element}let n=Array.isArray(t)?`${t.map(o=>Wt(o)).join(", ")} s, by speed`:"",[s,r]=n?[n,"One dwell time for each speed of the file"]:Ey[String(t)]??[String(t),""];return O("p",{class:"until",test:`until-${e}`,title:r},s)}row(t){let{index:e}=this.state,n=t.high-t.low,s=new ua({test:`value-${e}-${t.name}`,label:t.label,unit:t.unit,low:t.low,high:t.high,step:n>20?1:n>1?.01:.005,input:r=>{this.figure.set(t.name,r),this.actions.edit(e,t.name,r)},release:()=>this.actions.release()});return this.rows.set(t.name,s),s.element}};var Ay=5,Cy=6e4,Vl=class{constructor(t){this.studio=t;let e=O("input",{type:"file",accept:".toml,text/plain",test:"open-file",hidden:!0});e.addEventListener("change",()=>{e.files?.[0]&&this.open(e.files[0]),e.value=""});let n=ee({test:"open",text:"Open a skill file",icon:"file",title:"A skill.toml from this computer; it can also be dropped onto the page",kind:"quiet",act:()=>e.click()});this.editor=O("div",{},Xe("Author",O("div",{class:"row"},this.title,this.dirty,this.unsafe,O("span",{class:"spring"}),this.undoButton,this.redoButton),this.compare.element,this.frozen,O("div",{class:"row"},this.name,this.saveButton),this.stabilize),this.cardBox),this.element=O("div",{class:"panel-body"},Xn(this.none,this.editor,O("div",{class:"row"},n,e))),t.on("graph",s=>this.show(s)),t.on("skill",({authorable:s})=>{s||this.showNothing()}),t.on("frame",s=>{this.markActive(s.data[pt.state]),(Ve(s,ze.pushed)||s.time<this.pushed)&&(this.pushed=s.time)}),t.on("scene",({character:s})=>this.stabilize.hidden=s.planar),t.on("fall",({time:s})=>{this.fallen||=s-this.pushed>Ay,t.graph&&this.showUnsafe(t.graph)}),t.on("job",s=>{if(s.kind!=="stabilize")return;let r=this.jobCards.get(s.id);r||(r=new jr(t,s.id,"author-"),this.jobCards.set(s.id,r),this.stabilizeBody.append(r.element)),r.show(s)}),this.showNothing()}studio;element;cards=[];shape="";waiting=null;activeState=NaN;edits=Bi(20,t=>this.studio.send("edit",t));list=O("div",{class:"states",test:"states"});undoButton=ee({test:"undo",icon:"undo",title:"Undo (Ctrl+Z)",act:()=>this.undo()});redoButton=ee({test:"redo",icon:"redo",title:"Redo (Ctrl+Shift+Z)",act:()=>this.redo()});compare=qs("compare","Play the original",!1,t=>{this.flushEdits(),this.studio.send("compare",{on:t})},"Simulate the gait without your edits");name=O("input",{type:"text",test:"save-name",label:"Name to save under",placeholder:"my-walk",maxlength:60,spellcheck:"false",autocomplete:"off",oninput:()=>this.enable(),onkeydown:t=>t.key==="Enter"&&this.save()});saveButton=ee({test:"save",text:"Save as",title:"Save as a skill of this studio under this name",act:()=>this.save()});dirty=O("span",{class:"tag",test:"dirty",hidden:!0},"changed");unsafe=O("span",{class:"tag unsafe",test:"unsafe",hidden:!0},"unsafe");pushed=-1/0;fallen=!1;states="";budget=$r("stabilize-budget",60,3600,60,300);stabilizeBody=O("div",{class:"stabilize"},O("p",{class:"hint"},"Makes a new skill that walks: every step is corrected so that the gait stays on its cycle (limit cycle control)."),this.budget.element,ee({test:"stabilize",text:"Stabilise",title:"Search in the background for a skill that walks with this graph; the result is a new skill",act:()=>this.startStabilizing()}));stabilize=O("details",{class:"state-group",test:"stabilize-group"},O("summary",{},"Stabilise a graph that falls"),this.stabilizeBody);jobCards=new Map;title=O("strong",{test:"graph-name"});none=O("p",{class:"empty",test:"author-none"},"This skill has no states to edit. Choose one with a pose graph, such as a walk, run or skip of the thesis, or open a skill file.");frozen=O("p",{class:"hint",hidden:!0},"The original is simulated. Switch back to edit.");editor;cardBox=O("fieldset",{class:"bare"},this.list);undo(){this.flushEdits(),this.studio.send("undo")}redo(){this.flushEdits(),this.studio.send("redo")}async open(t){if(t.size>Cy){this.studio.emit("error",{is:"error",about:"open",text:`${t.name} is too large for a skill file`});return}this.studio.send("open",{text:await t.text()})}show(t){let e=JSON.stringify([t.name,t.columns.map(({name:s})=>s),t.states.map(({until:s,values:r})=>[typeof s=="number"?0:s,Object.keys(r)])]);e!==this.shape&&(this.shape=e,this.cards=t.states.map(s=>new zl(s,t,this)),this.list.replaceChildren(...this.cards.map(s=>s.element)),this.activeState=NaN),t.states.forEach((s,r)=>this.cards[r]?.show(s,t,this.before(t,r),(o,a)=>this.risk(t,r,o,a)));let n=JSON.stringify([t.name,t.states,t.comparing]);n!==this.states&&(this.fallen=!1),this.states=n,this.showUnsafe(t),this.none.hidden=!0,this.editor.hidden=!1,this.title.textContent=t.name,this.dirty.hidden=!t.dirty,this.undoButton.disabled=!t.undo,this.redoButton.disabled=!t.redo,this.compare.box.checked=t.comparing,this.compare.box.disabled=!t.dirty,this.frozen.hidden=!t.comparing,this.cardBox.disabled=t.comparing,this.enable()}showNothing(){this.none.hidden=!1,this.editor.hidden=!0,this.shape="",this.cards=[],this.list.replaceChildren()}showUnsafe(t){let e=t.states.some(({values:n},s)=>Object.entries(n).some(([r,o])=>this.risk(t,s,r,o)!==""));this.unsafe.hidden&&(this.fallen||e)&&(this.stabilize.open=!0),this.unsafe.hidden=!this.fallen&&!e,this.unsafe.title=this.fallen?"It fell":"A gain is outside of the range in which this gait was measured to keep walking"}startStabilizing(){this.flushEdits(),this.studio.send("stabilize",{budget:this.budget.value})}before(t,e){return t.original.length===t.states.length?t.original[e]:null}risk(t,e,n,s){if(!t.safe||n!=="cd"&&n!=="cv")return"";let[r,o]=t.safe[n],a=this.before(t,e)?.values[n],l=t.original.map(({values:u})=>u[n]).filter(u=>u!==void 0);if(a===void 0&&!l.length)return"";let c=(a??Math.min(...l))+r,h=(a??Math.max(...l))+o;return s>=c-1e-9&&s<=h+1e-9?"":`Outside ${c.toFixed(2)} to ${h.toFixed(2)}, where this gait was measured to keep walking (${t.safe.how})`}markActive(t){if(Object.is(t,this.activeState))return;this.activeState=t;let e=this.cards.length;this.cards.forEach((n,s)=>n.active(e>0&&t%e===s,t>=e))}save(){let t=this.name.value.trim().replace(/[^A-Za-z0-9_-]+/g,"-");t&&(this.name.value=t,this.edits.finish(),this.studio.send("save",{name:t}))}enable(){this.saveButton.disabled=!this.name.value.trim()}flushEdits(){this.edits.finish(),this.cards.forEach(t=>t.acceptServerValues())}edit(t,e,n){this.waiting&&(this.waiting.state!==t||this.waiting.name!==e)&&this.edits.finish(),this.waiting={state:t,name:e},this.edits.call({state:t,name:e,value:n})}release(){this.edits.finish(),this.waiting=null}add(t){this.flushEdits(),this.studio.send("add_state",{after:t})}remove(t){this.flushEdits(),this.studio.send("remove_state",{state:t})}move(t,e){this.flushEdits(),this.studio.send("move_state",{state:t,to:e})}};var Gl=38,Hl=class{constructor(t,e){this.studio=t;this.steering=e;let n=Ut("svg",{class:"compass-dial",viewBox:"-46 -46 92 92",test:"compass","aria-hidden":"true"},Ut("circle",{class:"compass-plate",r:Gl}),...Array.from({length:24},(a,l)=>Ut("line",{class:"compass-tick",y1:-Gl,y2:l%6?-Gl+3:-Gl+6,transform:`rotate(${15*l})`})),this.wanted,this.needle);n.append(Ut("title",{},"Click or drag to set the heading. Up is the x axis."));let s=Ut("svg",{class:"compass-scale",viewBox:"-9 -40 18 80","aria-hidden":"true"},Ut("rect",{class:"compass-trough",x:-3,y:-36,width:6,height:72,rx:3}),this.bar,this.mark);s.append(Ut("title",{},"Speed; the line is the commanded speed"));let r=a=>{let l=n.getBoundingClientRect(),c=a.clientX-l.left-l.width/2,h=a.clientY-l.top-l.height/2;Math.hypot(c,h)>6&&e.face(Math.atan2(-c,-h))};n.addEventListener("pointerdown",a=>{n.setPointerCapture(a.pointerId),r(a)}),n.addEventListener("pointermove",a=>{n.hasPointerCapture(a.pointerId)&&r(a)}),this.element=O("div",{class:"compass",test:"steer-widget"},n,s,O("div",{class:"compass-text"},this.speed,this.facing));let o=()=>this.element.hidden=!t.steerable;t.on("skill",o),t.on("skills",o),t.on("frame",()=>this.frame()),o()}studio;steering;element;needle=Ut("path",{class:"compass-needle",d:"M0 -27 L8 12 L0 7 L-8 12 Z"});wanted=Ut("path",{class:"compass-wanted",d:"M0 -31 L6 -42 L-6 -42 Z"});bar=Ut("rect",{class:"compass-bar",x:-3,width:6,rx:3});mark=Ut("path",{class:"compass-mark",d:"M-7 0 H7"});speed=O("output",{class:"compass-speed",test:"steer-speed-says",title:"Speed now [m/s]"});facing=O("output",{class:"compass-heading",test:"steer-heading-says",title:"Heading now"});turned=NaN;smoothedSpeed=NaN;frame(){let{frame:t}=this.studio;if(!t||this.element.hidden)return;let{data:e}=t,n=Ry(e);this.smoothedSpeed=Number.isFinite(this.smoothedSpeed)?this.smoothedSpeed+.06*(n-this.smoothedSpeed):n;let s=e[pt.heading];(Math.abs(s-this.turned)>.002||Number.isNaN(this.turned))&&(this.turned=s,rn(this.needle,{transform:`rotate(${-s*180/Math.PI})`}),Te(this.facing,Yr(s)));let r=this.steering.askedSpeed,o=Math.max(1.6,1.25*r,1.25*this.smoothedSpeed);rn(this.wanted,{transform:`rotate(${-this.steering.askedHeading*180/Math.PI})`});let a=72*Wn(this.smoothedSpeed/o,.02,1);rn(this.bar,{y:36-a,height:a}),rn(this.mark,{transform:`translate(0 ${36-72*Wn(r/o,0,1)})`}),Te(this.speed,`${Wt(this.smoothedSpeed)} m/s`)}};function Ry(i){let t=i[pt.heading]||0;return i[pt.velocity]*Math.cos(t)+i[pt.velocity+1]*Math.sin(t)}var da=42;function vm(i,t){let e=O("div",{class:"joystick-knob"}),n=O("div",{class:"joystick",test:"joystick",role:"application",label:"Joystick: up faster, down slower, left and right turn"},e);function s(a){let l=n.getBoundingClientRect(),c=a.clientX-l.left-l.width/2,h=a.clientY-l.top-l.height/2,u=Math.hypot(c,h);u>da&&([c,h]=[c*da/u,h*da/u]),e.style.transform=`translate(${c}px, ${h}px)`;let d=f=>Math.abs(f)<.1?0:f;t.setStick(d(c/da),d(-h/da))}function r(){e.style.transform="",n.classList.remove("held"),t.setStick(0,0)}n.addEventListener("pointerdown",a=>{a.preventDefault(),n.setPointerCapture(a.pointerId),n.classList.add("held"),s(a)}),n.addEventListener("pointermove",a=>{n.hasPointerCapture(a.pointerId)&&s(a)}),n.addEventListener("lostpointercapture",r);let o=()=>n.hidden=!t.able;for(let a of["skill","skills","holder","link"])i.on(a,o);return o(),n}function vs(i){let t=new URL(i,location.href),e=new URLSearchParams(location.search).get("token");return e&&t.origin===location.origin&&!t.searchParams.has("token")&&t.searchParams.set("token",e),t.href}var Wl=class{constructor(t,e="/ws"){this.listener=t;this.path=e;this.connect(),addEventListener("online",()=>this.connect())}listener;path;socket=null;wait=400;get open(){return this.socket?.readyState===WebSocket.OPEN}send(t){return this.open?(this.socket.send(JSON.stringify(t)),!0):!1}connect(){let t=this.socket?.readyState;if(t===WebSocket.OPEN||t===WebSocket.CONNECTING)return;let e=new WebSocket(vs(this.path).replace(/^http/,"ws"));e.binaryType="arraybuffer",this.socket=e,e.addEventListener("open",()=>{this.wait=400,this.listener.opened()}),e.addEventListener("message",({data:n})=>{typeof n!="string"?this.listener.bytes(n):this.listener.text(JSON.parse(n))}),e.addEventListener("close",()=>{this.socket===e&&(this.listener.lost(),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(5e3,this.wait*1.6))})}};var Py=32<<20,Iy=[{name:"natural",title:"Natural: human-like walking"},{name:"wang",title:"Wang 2009: as published"},{name:"robust",title:"Robust: withstands pushes"}],Ly=[{name:"human-toes",title:"Human with toes, 89 kg"},{name:"own",title:"Made from the clip's skeleton, 75 kg"}],Xl=class{constructor(t){this.studio=t;this.file.addEventListener("change",()=>{this.file.files?.[0]&&this.upload(this.file.files[0]),this.file.value=""}),this.zone.addEventListener("click",()=>this.file.click()),this.element=O("div",{class:"panel-body"},Xn(Xe("Learn from a clip",this.zone,this.file,this.read,this.budget.element,this.learnButton),this.physical,Xe("Optimize the skill",...this.optimize())),Xe("Jobs",this.jobs)),this.learnButton.disabled=!0,this.budget.element.hidden=this.learnButton.hidden=this.physical.hidden=!0,t.on("clip",e=>this.show(e)),t.on("job",e=>{let n=this.cards.get(e.id),s=n??new jr(t,e.id);s.show(e),!n&&(this.cards.set(e.id,s),this.jobs.prepend(s.element),e.state==="running"&&s.element.scrollIntoView({block:"nearest"}))})}studio;element;file=O("input",{type:"file",accept:".bvh",test:"clip-file",hidden:!0});zone=O("button",{type:"button",class:"drop-zone",test:"clip-drop",title:"Choose a BVH file, or drop one anywhere on the page"},O("strong",{},"Drop a BVH clip here"),O("span",{},"or click to choose one; walking, running, up to 32 MiB"));read=O("div",{class:"clip",test:"clip",hidden:!0});jobs=O("div",{class:"jobs",test:"jobs"});cards=new Map;budget=$r("learn-budget",60,600,30,120);learnButton=ee({test:"learn",text:"Learn this clip",title:"Learn a controller that tracks this clip under physics",kind:"main",act:()=>this.studio.clip&&this.studio.send("learn",{clip:this.studio.clip.id,budget:this.budget.value})});body=Ti("rectify-body","Body",Ly,()=>{});rectifyBudget=$r("rectify-budget",60,1800,60,600);rectifyButton=ee({test:"rectify",text:"Make physical",title:"Change the whole clip as little as needed until joint torques carry it from its first frame to its last",act:()=>this.studio.clip&&this.studio.send("rectify",{clip:this.studio.clip.id,body:this.body.box.value,budget:this.rectifyBudget.value})});physical=Xe("Make the clip physical",this.body.element,this.rectifyBudget.element,this.rectifyButton);async upload(t){if(t.size>Py){this.fail(`${t.name} is larger than 32 MiB`);return}this.read.hidden=!1,this.read.replaceChildren(O("p",{class:"busy-words"},`Reading ${t.name} …`)),this.zone.disabled=!0;try{let e=await fetch(vs("/clip"),{method:"POST",body:t,headers:{"X-Name":encodeURIComponent(t.name),"X-Key":this.studio.hello?.key??"","Content-Type":"application/octet-stream"}}),n=await e.json();n.is==="clip"?this.show(n):this.fail(n.text||`the server answered ${e.status}`)}catch{this.fail(`${t.name} could not be sent`)}finally{this.zone.disabled=!1}}fail(t){this.read.hidden=this.studio.clip===null,this.studio.clip&&this.show(this.studio.clip),this.studio.emit("error",{is:"error",about:"clip",text:t})}show(t){this.studio.clip=t;let e=[[t.kind,t.speed===null?"":`${Wt(t.speed,1)} m/s`].filter(Boolean).join(", "),`${Wt(t.seconds,1)} s`,`${t.frames} frames at ${Wt(t.rate,0)} Hz`],n=Array.isArray(t.words)?t.words:t.words?[t.words]:[];this.read.hidden=!1,this.read.replaceChildren(O("strong",{test:"clip-name"},t.name),O("p",{test:"clip-facts"},e.filter(Boolean).join(" · ")),...t.sketch?[new ca(t.sketch).element]:[],...n.map(s=>O("p",{class:"hint"},s))),this.learnButton.disabled=!1,this.budget.element.hidden=this.learnButton.hidden=this.physical.hidden=!1}optimize(){let t=Ti("optimize-objective","Objective",Iy,()=>{}),e=O("input",{type:"number",id:"optimize-speed",test:"optimize-speed",min:.1,max:5,step:.1,placeholder:"as it is"}),n=$r("optimize-budget",60,3600,60,300),s=ee({test:"optimize",text:"Optimize",title:"Optimize the parameters of the skill in control; the result is a new skill",act:()=>{let o=e.valueAsNumber;this.studio.send("optimize",{objective:t.box.value,speed:Number.isFinite(o)?o:null,budget:n.value})}}),r=O("div",{class:"field"},O("label",{for:"optimize-speed"},"Speed [m/s]"),e);return[t.element,r,n.element,s]}};var ql=class{constructor(t){this.studio=t;this.element=O("div",{class:"skill-list"},this.search,this.list,this.none),t.on("skills",e=>this.build(e)),t.on("skill",()=>this.markCurrent()),t.on("scene",()=>this.nameGroups()),t.on("holder",()=>this.markCurrent()),t.on("link",()=>this.markCurrent()),t.on("error",({about:e})=>{e==="skill"&&(this.waiting="",this.markCurrent())})}studio;element;list=O("div",{class:"skills",test:"skills"});none=O("p",{class:"hint",hidden:!0,test:"skills-none"},"No skill matches.");search=O("input",{type:"search",class:"search",test:"skill-search",placeholder:"Search skills: run, stairs, planar …",label:"Search skills",autocomplete:"off",spellcheck:"false",oninput:()=>this.filter()});cards=[];groups=[];waiting="";focus(){this.search.focus()}build(t){this.groups=[],this.cards=[];for(let e of new Set(t.map(({character:n})=>n))){let n=O("span",{}),s=O("div",{class:"skill-grid"}),r=t.filter(({character:a})=>a===e),o=O("h3",{},n,O("span",{class:"count"},String(r.length)));for(let a of r){let l=this.card(a);s.append(l);let c=`${a.id} ${a.title} ${a.about} ${a.gait} ${a.kind} ${e}`.toLowerCase();this.cards.push({skill:a,button:l,words:c})}this.groups.push({head:o,box:s,title:n,name:e})}this.list.replaceChildren(...this.groups.map(({head:e,box:n})=>O("section",{},e,n))),this.nameGroups(),this.markCurrent(),this.filter()}card(t){let e=[t.speed===null?"":`${Wt(t.speed)} m/s`,t.kind==="act"?"once":"",t.kinematic?"kinematic":t.kinematic_root?"kinematic root":""],n=t.thumbnail?O("img",{src:vs(t.thumbnail),alt:"",loading:"lazy",decoding:"async",draggable:"false"}):O("span",{class:"no-preview","aria-hidden":"true"},t.title.slice(0,1));return O("button",{type:"button",class:"skill",test:`skill-${t.id}`,title:t.about||t.title,"aria-pressed":"false",onclick:()=>this.choose(t)},O("span",{class:"preview"},n),O("span",{class:"skill-title"},t.title),O("span",{class:"skill-facts"},e.filter(Boolean).join(" · ")),t.made?O("span",{class:"tag",title:"Made in this studio"},"yours"):null)}choose(t){this.studio.send("skill",{id:t.id})&&(this.waiting=t.id===this.studio.skill?.id?"":t.id,this.markCurrent())}nameGroups(){let t=this.studio.bodyName;for(let e of this.groups){let n=e.name===t?this.studio.scene?.character.title:"";Te(e.title,n||e.name.replace(/[-_]/g," "))}}markCurrent(){let t=this.studio.skill?.id;t===this.waiting&&(this.waiting="");for(let{skill:e,button:n}of this.cards)n.setAttribute("aria-pressed",String(e.id===t)),n.classList.toggle("waiting",e.id===this.waiting),n.disabled=!this.studio.holds;this.nameGroups()}filter(){let t=this.search.value.toLowerCase().split(/\s+/).filter(Boolean),e=0;for(let{button:n,words:s}of this.cards){let r=t.every(o=>s.includes(o));n.hidden=!r,r&&e++}for(let{box:n,head:s}of this.groups){let r=[...n.children].every(o=>o.hidden);n.hidden=s.hidden=r}this.none.hidden=e>0||this.cards.length===0}};function ym(i){let t=new ql(i),e=O("p",{class:"about",test:"skill-about"});return i.on("skill",n=>e.textContent=n.about||n.title),O("div",{class:"panel-body"},Xe("Skill",e,t.element),Xn(Dy(i),Ny(i)))}function xm(i,t){return i.some(({name:e})=>e===t)?i:[{name:t,title:t},...i]}function Dy(i){let t=Ti("body","Body",[],s=>i.send("body",{shape:s})),e=O("input",{type:"text",test:"body-shape",label:"Body shape",placeholder:"or factors: height=1.1,mass=1.2",title:"Scale factors: height, mass, leg_length, femur, shank, arm_length, left_leg, right_leg. Press Enter.",spellcheck:"false",onkeydown:s=>{s.key==="Enter"&&i.send("body",{shape:e.value.trim()})}}),n=[];return i.on("hello",s=>t.fill(n=s.bodies)),i.on("scene",s=>{let r=s.asked?.shape??"";t.fill(xm(n,r)),t.box.value=r,e.value=r}),Xe("Body",t.element,e)}function Ny(i){let t=l=>i.send("scene",{name:e.box.value,friction:l}),e=Ti("ground","Ground",[],()=>t(n?r.value:null)),n=!1,s=Bi(4,t),r=fi({test:"friction",label:"Friction",title:"Coefficient of friction: 0.1 is ice, 0.8 a rubber sole on a dry floor",low:.05,high:1.5,step:.05,value:.8,format:l=>Wt(l),change:l=>{n=!0,s.call(l)}}),o=ee({test:"friction-own",text:"Friction of the character",title:"The value in the file of the character",kind:"quiet",act:()=>{n=!1,t(null)}}),a=[];return i.on("hello",l=>e.fill(a=l.scenes)),i.on("scene",l=>{let c=l.asked?.ground??"";e.fill(xm(a,c)),e.box.value=c,l.ground.friction!==null&&(r.value=l.ground.friction)}),Xe("Ground",e.element,r.element,o)}var rr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},or={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},ag=0,Zd=1,lg=2;var Mr=1,cg=2,Lo=3,ar=0,zn=1,$n=2,wr=0,Do=1,Kd=2,Jd=3,jd=4,hg=5;var Er=100,ug=101,dg=102,fg=103,pg=104,mg=200,gg=201,_g=202,vg=203,Qd=204,tf=205,yg=206,xg=207,bg=208,Sg=209,Mg=210,wg=211,Eg=212,Tg=213,Ag=214,xc=0,bc=1,Sc=2,go=3,Mc=4,wc=5,Ec=6,Tc=7,sh=0,Cg=1,Rg=2,cs=0,ef=1,nf=2,sf=3,rf=4,of=5,af=6,lf=7,Od="attached",Pg="detached",cf=300,Tr=301,No=302,rh=303,oh=304,Ac=1e3,ss=1001,Cc=1002,Un=1003,Ig=1004;var rl=1005;var ni=1006,ah=1007;var Ds=1008;var oi=1009,hf=1010,uf=1011,Fo=1012,lh=1013,Wi=1014,Ii=1015,Xi=1016,ch=1017,hh=1018,Ar=1020,df=35902,ff=35899,pf=1021,mf=1022,Li=1023,Es=1026,Ns=1027,gf=1028,uh=1029,lr=1030,dh=1031;var fh=1033,ol=33776,al=33777,ll=33778,cl=33779,ph=35840,mh=35841,gh=35842,_h=35843,vh=36196,yh=37492,xh=37496,bh=37488,Sh=37489,hl=37490,Mh=37491,wh=37808,Eh=37809,Th=37810,Ah=37811,Ch=37812,Rh=37813,Ph=37814,Ih=37815,Lh=37816,Dh=37817,Nh=37818,Fh=37819,Uh=37820,Oh=37821,kh=36492,Bh=36494,zh=36495,Vh=36283,Gh=36284,ul=36285,Hh=36286;var Ea=2300,Rc=2301,vc=2302,kd=2303,Bd=2400,zd=2401,Vd=2402;var Lg=3200;var dl=0,Dg=1,Fs="",Bn="srgb",Ta="srgb-linear",Aa="linear",Le="srgb";var yc=7680;var Ng=519,Fg=512,Ug=513,Og=514,_f=515,kg=516,Bg=517,vf=518,yf=519,zg=35044,xf=35048;var bf="300 es",Ci=2e3,_o=2001;function Fy(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function Uy(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ca(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Vg(){let i=Ca("canvas");return i.style.display="block",i}var bm={},vo=null;function Sf(...i){let t="THREE."+i.shift();vo?vo("log",t,...i):console.log(t,...i)}function Gg(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Zt(...i){i=Gg(i);let t="THREE."+i.shift();if(vo)vo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function ne(...i){i=Gg(i);let t="THREE."+i.shift();if(vo)vo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function xa(...i){let t=i.join(" ");t in bm||(bm[t]=!0,Zt(...i))}function Hg(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Wg={[xc]:xc,[Sc]:Ec,[Mc]:Mc,[go]:wc,[bc]:bc,[Ec]:Sc,[Tc]:Tc,[wc]:go},Hi=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},qn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Sm=1234567,ba=Math.PI/180,yo=180/Math.PI;function cr(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(qn[i&255]+qn[i>>8&255]+qn[i>>16&255]+qn[i>>24&255]+"-"+qn[t&255]+qn[t>>8&255]+"-"+qn[t>>16&15|64]+qn[t>>24&255]+"-"+qn[e&63|128]+qn[e>>8&255]+"-"+qn[e>>16&255]+qn[e>>24&255]+qn[n&255]+qn[n>>8&255]+qn[n>>16&255]+qn[n>>24&255]).toLowerCase()}function me(i,t,e){return Math.max(t,Math.min(e,i))}function Mf(i,t){return(i%t+t)%t}function Oy(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function ky(i,t,e){return i!==t?(e-i)/(t-i):0}function Sa(i,t,e){return(1-e)*i+e*t}function By(i,t,e,n){return Sa(i,t,1-Math.exp(-e*n))}function zy(i,t=1){return t-Math.abs(Mf(i,t*2)-t)}function Vy(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function Gy(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function Hy(i,t){return i+Math.floor(Math.random()*(t-i+1))}function Wy(i,t){return i+Math.random()*(t-i)}function Xy(i){return i*(.5-Math.random())}function qy(i){i!==void 0&&(Sm=i);let t=Sm+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Yy(i){return i*ba}function $y(i){return i*yo}function Zy(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Ky(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function wf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Jy(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:Zt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Ef(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Xg(i,t){if(t.constructor===Float32Array)return i;let e=Ef(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function qg(i,t){if(t.constructor===Float32Array)return i;let e=Ef(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Tf={DEG2RAD:ba,RAD2DEG:yo,generateUUID:cr,clamp:me,euclideanModulo:Mf,mapLinear:Oy,inverseLerp:ky,lerp:Sa,damp:By,pingpong:zy,smoothstep:Vy,smootherstep:Gy,randInt:Hy,randFloat:Wy,randFloatSpread:Xy,seededRandom:qy,degToRad:Yy,radToDeg:$y,isPowerOfTwo:Zy,ceilPowerOfTwo:Ky,floorPowerOfTwo:wf,setQuaternionFromProperEuler:Jy,normalize:qg,denormalize:Xg},Ct=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=me(this.x,t.x,e.x),this.y=me(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=me(this.x,t,e),this.y=me(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(me(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ii=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==g){let p=l*d+c*f+h*g+u*y;p<0&&(d=-d,f=-f,g=-g,y=-y,p=-p);let m=1-a;if(p<.9995){let _=Math.acos(p),w=Math.sin(_);m=Math.sin(m*_)/w,a=Math.sin(a*_)/w,l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+y*a}else{l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+y*a;let _=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=_,c*=_,h*=_,u*=_}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*f-c*d,t[e+1]=l*g+h*d+c*u-a*f,t[e+2]=c*g+h*f+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:Zt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(me(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},D=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(Mm.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(Mm.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=me(this.x,t.x,e.x),this.y=me(this.y,t.y,e.y),this.z=me(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=me(this.x,t,e),this.y=me(this.y,t,e),this.z=me(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return ud.copy(this).projectOnVector(t),this.sub(ud)}reflect(t){return this.sub(ud.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(me(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},ud=new D,Mm=new ii,re=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],y=s[0],p=s[3],m=s[6],_=s[1],w=s[4],b=s[7],C=s[2],A=s[5],v=s[8];return r[0]=o*y+a*_+l*C,r[3]=o*p+a*w+l*A,r[6]=o*m+a*b+l*v,r[1]=c*y+h*_+u*C,r[4]=c*p+h*w+u*A,r[7]=c*m+h*b+u*v,r[2]=d*y+f*_+g*C,r[5]=d*p+f*w+g*A,r[8]=d*m+f*b+g*v,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=e*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return t[0]=u*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=d*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=f*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return xa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(dd.makeScale(t,e)),this}rotate(t){return xa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(dd.makeRotation(-t)),this}translate(t,e){return xa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(dd.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},dd=new re,wm=new re().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Em=new re().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function jy(){let i={enabled:!0,workingColorSpace:Ta,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Le&&(s.r=ws(s.r),s.g=ws(s.g),s.b=ws(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Le&&(s.r=po(s.r),s.g=po(s.g),s.b=po(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Fs?Aa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ta]:{primaries:t,whitePoint:n,transfer:Aa,toXYZ:wm,fromXYZ:Em,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Bn},outputColorSpaceConfig:{drawingBufferColorSpace:Bn}},[Bn]:{primaries:t,whitePoint:n,transfer:Le,toXYZ:wm,fromXYZ:Em,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Bn}}}),i}var Me=jy();function ws(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function po(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var to,Pc=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{to===void 0&&(to=Ca("canvas")),to.width=t.width,to.height=t.height;let s=to.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=to}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=Ca("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ws(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(ws(e[n]/255)*255):e[n]=ws(e[n]);return{data:e,width:t.width,height:t.height}}else return Zt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},Qy=0,xo=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Qy++}),this.uuid=cr(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(fd(s[o].image)):r.push(fd(s[o]))}else r=fd(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function fd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Pc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Zt("Texture: Unable to serialize Texture."),{})}var tx=0,pd=new D,si=class i extends Hi{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=ss,s=ss,r=ni,o=Ds,a=Li,l=oi,c=i.DEFAULT_ANISOTROPY,h=Fs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:tx++}),this.uuid=cr(),this.name="",this.source=new xo(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ct(0,0),this.repeat=new Ct(1,1),this.center=new Ct(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new re,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(pd).x}get height(){return this.source.getSize(pd).y}get depth(){return this.source.getSize(pd).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){Zt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Zt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==cf)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Ac:t.x=t.x-Math.floor(t.x);break;case ss:t.x=t.x<0?0:1;break;case Cc:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Ac:t.y=t.y-Math.floor(t.y);break;case ss:t.y=t.y<0?0:1;break;case Cc:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};si.DEFAULT_IMAGE=null;si.DEFAULT_MAPPING=cf;si.DEFAULT_ANISOTROPY=1;var Oe=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],y=l[2],p=l[6],m=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let w=(c+1)/2,b=(f+1)/2,C=(m+1)/2,A=(h+d)/4,v=(u+y)/4,M=(g+p)/4;return w>b&&w>C?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=A/n,r=v/n):b>C?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=A/s,r=M/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=v/r,s=M/r),this.set(n,s,r,e),this}let _=Math.sqrt((p-g)*(p-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(_)<.001&&(_=1),this.x=(p-g)/_,this.y=(u-y)/_,this.z=(d-h)/_,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=me(this.x,t.x,e.x),this.y=me(this.y,t.y,e.y),this.z=me(this.z,t.z,e.z),this.w=me(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=me(this.x,t,e),this.y=me(this.y,t,e),this.z=me(this.z,t,e),this.w=me(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Ic=class extends Hi{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ni,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Oe(0,0,t,e),this.scissorTest=!1,this.viewport=new Oe(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new si({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:ni,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new xo(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},_i=class extends Ic{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},Ra=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=ss,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Lc=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=ss,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var ue=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,p)}set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,y,p){let m=this.elements;return m[0]=t,m[4]=e,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=g,m[11]=y,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/eo.setFromMatrixColumn(t,0).length(),r=1/eo.setFromMatrixColumn(t,1).length(),o=1/eo.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,f=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+g*c,e[5]=d-y*c,e[9]=-a*l,e[2]=y-d*c,e[6]=g+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,g=c*h,y=c*u;e[0]=d+y*a,e[4]=g*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-g,e[6]=y+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,g=c*h,y=c*u;e[0]=d-y*a,e[4]=-o*u,e[8]=g+f*a,e[1]=f+g*a,e[5]=o*h,e[9]=y-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,g=a*h,y=a*u;e[0]=l*h,e[4]=g*c-f,e[8]=d*c+y,e[1]=l*u,e[5]=y*c+d,e[9]=f*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=y-d*u,e[8]=g*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+g,e[10]=d-y*u}else if(t.order==="XZY"){let d=o*l,f=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+y,e[5]=o*h,e[9]=f*u-g,e[2]=g*u-f,e[6]=a*h,e[10]=y*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(ex,t,nx)}lookAt(t,e,n){let s=this.elements;return pi.subVectors(t,e),pi.lengthSq()===0&&(pi.z=1),pi.normalize(),Ys.crossVectors(n,pi),Ys.lengthSq()===0&&(Math.abs(n.z)===1?pi.x+=1e-4:pi.z+=1e-4,pi.normalize(),Ys.crossVectors(n,pi)),Ys.normalize(),Yl.crossVectors(pi,Ys),s[0]=Ys.x,s[4]=Yl.x,s[8]=pi.x,s[1]=Ys.y,s[5]=Yl.y,s[9]=pi.y,s[2]=Ys.z,s[6]=Yl.z,s[10]=pi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],y=n[6],p=n[10],m=n[14],_=n[3],w=n[7],b=n[11],C=n[15],A=s[0],v=s[4],M=s[8],U=s[12],R=s[1],L=s[5],z=s[9],G=s[13],F=s[2],X=s[6],$=s[10],W=s[14],ct=s[3],J=s[7],Q=s[11],st=s[15];return r[0]=o*A+a*R+l*F+c*ct,r[4]=o*v+a*L+l*X+c*J,r[8]=o*M+a*z+l*$+c*Q,r[12]=o*U+a*G+l*W+c*st,r[1]=h*A+u*R+d*F+f*ct,r[5]=h*v+u*L+d*X+f*J,r[9]=h*M+u*z+d*$+f*Q,r[13]=h*U+u*G+d*W+f*st,r[2]=g*A+y*R+p*F+m*ct,r[6]=g*v+y*L+p*X+m*J,r[10]=g*M+y*z+p*$+m*Q,r[14]=g*U+y*G+p*W+m*st,r[3]=_*A+w*R+b*F+C*ct,r[7]=_*v+w*L+b*X+C*J,r[11]=_*M+w*z+b*$+C*Q,r[15]=_*U+w*G+b*W+C*st,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],g=t[3],y=t[7],p=t[11],m=t[15],_=l*f-c*d,w=a*f-c*u,b=a*d-l*u,C=o*f-c*h,A=o*d-l*h,v=o*u-a*h;return e*(y*_-p*w+m*b)-n*(g*_-p*C+m*A)+s*(g*w-y*C+m*v)-r*(g*b-y*A+p*v)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],g=t[12],y=t[13],p=t[14],m=t[15],_=e*a-n*o,w=e*l-s*o,b=e*c-r*o,C=n*l-s*a,A=n*c-r*a,v=s*c-r*l,M=h*y-u*g,U=h*p-d*g,R=h*m-f*g,L=u*p-d*y,z=u*m-f*y,G=d*m-f*p,F=_*G-w*z+b*L+C*R-A*U+v*M;if(F===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let X=1/F;return t[0]=(a*G-l*z+c*L)*X,t[1]=(s*z-n*G-r*L)*X,t[2]=(y*v-p*A+m*C)*X,t[3]=(d*A-u*v-f*C)*X,t[4]=(l*R-o*G-c*U)*X,t[5]=(e*G-s*R+r*U)*X,t[6]=(p*b-g*v-m*w)*X,t[7]=(h*v-d*b+f*w)*X,t[8]=(o*z-a*R+c*M)*X,t[9]=(n*R-e*z-r*M)*X,t[10]=(g*A-y*b+m*_)*X,t[11]=(u*b-h*A-f*_)*X,t[12]=(a*U-o*L-l*M)*X,t[13]=(e*L-n*U+s*M)*X,t[14]=(y*w-g*C-p*_)*X,t[15]=(h*C-u*w+d*_)*X,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,y=o*h,p=o*u,m=a*u,_=l*c,w=l*h,b=l*u,C=n.x,A=n.y,v=n.z;return s[0]=(1-(y+m))*C,s[1]=(f+b)*C,s[2]=(g-w)*C,s[3]=0,s[4]=(f-b)*A,s[5]=(1-(d+m))*A,s[6]=(p+_)*A,s[7]=0,s[8]=(g+w)*v,s[9]=(p-_)*v,s[10]=(1-(d+y))*v,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=eo.set(s[0],s[1],s[2]).length(),a=eo.set(s[4],s[5],s[6]).length(),l=eo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),zi.copy(this);let c=1/o,h=1/a,u=1/l;return zi.elements[0]*=c,zi.elements[1]*=c,zi.elements[2]*=c,zi.elements[4]*=h,zi.elements[5]*=h,zi.elements[6]*=h,zi.elements[8]*=u,zi.elements[9]*=u,zi.elements[10]*=u,e.setFromRotationMatrix(zi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Ci,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Ci)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===_o)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ci,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Ci)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===_o)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},eo=new D,zi=new ue,ex=new D(0,0,0),nx=new D(1,1,1),Ys=new D,Yl=new D,pi=new D,Tm=new ue,Am=new ii,rs=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(me(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-me(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(me(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-me(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(me(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-me(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Zt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Tm.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Tm,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Am.setFromEuler(this),this.setFromQuaternion(Am,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};rs.DEFAULT_ORDER="XYZ";var bo=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},ix=0,Cm=new D,no=new ii,ys=new ue,$l=new D,fa=new D,sx=new D,rx=new ii,Rm=new D(1,0,0),Pm=new D(0,1,0),Im=new D(0,0,1),Lm={type:"added"},ox={type:"removed"},io={type:"childadded",child:null},md={type:"childremoved",child:null},On=class i extends Hi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:ix++}),this.uuid=cr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new D,e=new rs,n=new ii,s=new D(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ue},normalMatrix:{value:new re}}),this.matrix=new ue,this.matrixWorld=new ue,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new bo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return no.setFromAxisAngle(t,e),this.quaternion.multiply(no),this}rotateOnWorldAxis(t,e){return no.setFromAxisAngle(t,e),this.quaternion.premultiply(no),this}rotateX(t){return this.rotateOnAxis(Rm,t)}rotateY(t){return this.rotateOnAxis(Pm,t)}rotateZ(t){return this.rotateOnAxis(Im,t)}translateOnAxis(t,e){return Cm.copy(t).applyQuaternion(this.quaternion),this.position.add(Cm.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(Rm,t)}translateY(t){return this.translateOnAxis(Pm,t)}translateZ(t){return this.translateOnAxis(Im,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(ys.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?$l.copy(t):$l.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),fa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?ys.lookAt(fa,$l,this.up):ys.lookAt($l,fa,this.up),this.quaternion.setFromRotationMatrix(ys),s&&(ys.extractRotation(s.matrixWorld),no.setFromRotationMatrix(ys),this.quaternion.premultiply(no.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(ne("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Lm),io.child=t,this.dispatchEvent(io),io.child=null):ne("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(ox),md.child=t,this.dispatchEvent(md),md.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),ys.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),ys.multiply(t.parent.matrixWorld)),t.applyMatrix4(ys),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Lm),io.child=t,this.dispatchEvent(io),io.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(fa,t,sx),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(fa,rx,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};On.DEFAULT_UP=new D(0,1,0);On.DEFAULT_MATRIX_AUTO_UPDATE=!0;On.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ge=class extends On{constructor(){super(),this.isGroup=!0,this.type="Group"}},ax={type:"move"},So=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ge,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ge,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new D,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new D),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ge,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new D,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new D,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let y of t.hand.values()){let p=e.getJointPose(y,n),m=this._getHandJoint(c,y);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(ax)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Ge;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Yg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},$s={h:0,s:0,l:0},Zl={h:0,s:0,l:0};function gd(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var se=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Bn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,Me.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=Me.workingColorSpace){return this.r=t,this.g=e,this.b=n,Me.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=Me.workingColorSpace){if(t=Mf(t,1),e=me(e,0,1),n=me(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=gd(o,r,t+1/3),this.g=gd(o,r,t),this.b=gd(o,r,t-1/3)}return Me.colorSpaceToWorking(this,s),this}setStyle(t,e=Bn){function n(r){r!==void 0&&parseFloat(r)<1&&Zt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Zt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);Zt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Bn){let n=Yg[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Zt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=ws(t.r),this.g=ws(t.g),this.b=ws(t.b),this}copyLinearToSRGB(t){return this.r=po(t.r),this.g=po(t.g),this.b=po(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Bn){return Me.workingToColorSpace(Yn.copy(this),t),Math.round(me(Yn.r*255,0,255))*65536+Math.round(me(Yn.g*255,0,255))*256+Math.round(me(Yn.b*255,0,255))}getHexString(t=Bn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=Me.workingColorSpace){Me.workingToColorSpace(Yn.copy(this),e);let n=Yn.r,s=Yn.g,r=Yn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=Me.workingColorSpace){return Me.workingToColorSpace(Yn.copy(this),e),t.r=Yn.r,t.g=Yn.g,t.b=Yn.b,t}getStyle(t=Bn){Me.workingToColorSpace(Yn.copy(this),t);let e=Yn.r,n=Yn.g,s=Yn.b;return t!==Bn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL($s),this.setHSL($s.h+t,$s.s+e,$s.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL($s),t.getHSL(Zl);let n=Sa($s.h,Zl.h,e),s=Sa($s.s,Zl.s,e),r=Sa($s.l,Zl.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Yn=new se;se.NAMES=Yg;var Pa=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new se(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Ia=class extends On{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new rs,this.environmentIntensity=1,this.environmentRotation=new rs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Vi=new D,xs=new D,_d=new D,bs=new D,so=new D,ro=new D,Dm=new D,vd=new D,yd=new D,xd=new D,bd=new Oe,Sd=new Oe,Md=new Oe,js=class i{constructor(t=new D,e=new D,n=new D){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Vi.subVectors(t,e),s.cross(Vi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Vi.subVectors(s,e),xs.subVectors(n,e),_d.subVectors(t,e);let o=Vi.dot(Vi),a=Vi.dot(xs),l=Vi.dot(_d),c=xs.dot(xs),h=xs.dot(_d),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,bs)===null?!1:bs.x>=0&&bs.y>=0&&bs.x+bs.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,bs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,bs.x),l.addScaledVector(o,bs.y),l.addScaledVector(a,bs.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return bd.setScalar(0),Sd.setScalar(0),Md.setScalar(0),bd.fromBufferAttribute(t,e),Sd.fromBufferAttribute(t,n),Md.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(bd,r.x),o.addScaledVector(Sd,r.y),o.addScaledVector(Md,r.z),o}static isFrontFacing(t,e,n,s){return Vi.subVectors(n,e),xs.subVectors(t,e),Vi.cross(xs).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Vi.subVectors(this.c,this.b),xs.subVectors(this.a,this.b),Vi.cross(xs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;so.subVectors(s,n),ro.subVectors(r,n),vd.subVectors(t,n);let l=so.dot(vd),c=ro.dot(vd);if(l<=0&&c<=0)return e.copy(n);yd.subVectors(t,s);let h=so.dot(yd),u=ro.dot(yd);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(so,o);xd.subVectors(t,r);let f=so.dot(xd),g=ro.dot(xd);if(g>=0&&f<=g)return e.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(ro,a);let p=h*g-f*u;if(p<=0&&u-h>=0&&f-g>=0)return Dm.subVectors(r,s),a=(u-h)/(u-h+(f-g)),e.copy(s).addScaledVector(Dm,a);let m=1/(p+y+d);return o=y*m,a=d*m,e.copy(n).addScaledVector(so,o).addScaledVector(ro,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Ts=class{constructor(t=new D(1/0,1/0,1/0),e=new D(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Gi.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Gi.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Gi.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Gi):Gi.fromBufferAttribute(r,o),Gi.applyMatrix4(t.matrixWorld),this.expandByPoint(Gi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Kl.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Kl.copy(n.boundingBox)),Kl.applyMatrix4(t.matrixWorld),this.union(Kl)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Gi),Gi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(pa),Jl.subVectors(this.max,pa),oo.subVectors(t.a,pa),ao.subVectors(t.b,pa),lo.subVectors(t.c,pa),Zs.subVectors(ao,oo),Ks.subVectors(lo,ao),mr.subVectors(oo,lo);let e=[0,-Zs.z,Zs.y,0,-Ks.z,Ks.y,0,-mr.z,mr.y,Zs.z,0,-Zs.x,Ks.z,0,-Ks.x,mr.z,0,-mr.x,-Zs.y,Zs.x,0,-Ks.y,Ks.x,0,-mr.y,mr.x,0];return!wd(e,oo,ao,lo,Jl)||(e=[1,0,0,0,1,0,0,0,1],!wd(e,oo,ao,lo,Jl))?!1:(jl.crossVectors(Zs,Ks),e=[jl.x,jl.y,jl.z],wd(e,oo,ao,lo,Jl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Gi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Gi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Ss[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Ss[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Ss[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Ss[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Ss[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Ss[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Ss[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Ss[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Ss),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Ss=[new D,new D,new D,new D,new D,new D,new D,new D],Gi=new D,Kl=new Ts,oo=new D,ao=new D,lo=new D,Zs=new D,Ks=new D,mr=new D,pa=new D,Jl=new D,jl=new D,gr=new D;function wd(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){gr.fromArray(i,r);let a=s.x*Math.abs(gr.x)+s.y*Math.abs(gr.y)+s.z*Math.abs(gr.z),l=t.dot(gr),c=e.dot(gr),h=n.dot(gr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var bn=new D,Ql=new Ct,lx=0,Ri=class extends Hi{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:lx++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=zg,this.updateRanges=[],this.gpuType=Ii,this.version=0,this._normalizationScale=t!==void 0?Ef(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Ql.fromBufferAttribute(this,e),Ql.applyMatrix3(t),this.setXY(e,Ql.x,Ql.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix3(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix4(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyNormalMatrix(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.transformDirection(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Xg(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):qg(t,this.array)}};var yr=class extends Ri{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var La=class extends Ri{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var he=class extends Ri{constructor(t,e,n){super(new Float32Array(t),e,n)}},cx=new Ts,ma=new D,Ed=new D,As=class{constructor(t=new D,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):cx.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;ma.subVectors(t,this.center);let e=ma.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(ma,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Ed.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(ma.copy(t.center).add(Ed)),this.expandByPoint(ma.copy(t.center).sub(Ed))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},hx=0,Ai=new ue,Td=new On,co=new D,mi=new Ts,ga=new Ts,Fn=new D,He=class i extends Hi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:hx++}),this.uuid=cr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(Fy(t)?La:yr)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new re().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ai.makeRotationFromQuaternion(t),this.applyMatrix4(Ai),this}rotateX(t){return Ai.makeRotationX(t),this.applyMatrix4(Ai),this}rotateY(t){return Ai.makeRotationY(t),this.applyMatrix4(Ai),this}rotateZ(t){return Ai.makeRotationZ(t),this.applyMatrix4(Ai),this}translate(t,e,n){return Ai.makeTranslation(t,e,n),this.applyMatrix4(Ai),this}scale(t,e,n){return Ai.makeScale(t,e,n),this.applyMatrix4(Ai),this}lookAt(t){return Td.lookAt(t),Td.updateMatrix(),this.applyMatrix4(Td.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(co).negate(),this.translate(co.x,co.y,co.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new he(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Zt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ts);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ne("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new D(-1/0,-1/0,-1/0),new D(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];mi.setFromBufferAttribute(r),this.morphTargetsRelative?(Fn.addVectors(this.boundingBox.min,mi.min),this.boundingBox.expandByPoint(Fn),Fn.addVectors(this.boundingBox.max,mi.max),this.boundingBox.expandByPoint(Fn)):(this.boundingBox.expandByPoint(mi.min),this.boundingBox.expandByPoint(mi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&ne('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new As);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ne("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new D,1/0);return}if(t){let n=this.boundingSphere.center;if(mi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];ga.setFromBufferAttribute(a),this.morphTargetsRelative?(Fn.addVectors(mi.min,ga.min),mi.expandByPoint(Fn),Fn.addVectors(mi.max,ga.max),mi.expandByPoint(Fn)):(mi.expandByPoint(ga.min),mi.expandByPoint(ga.max))}mi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Fn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Fn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Fn.fromBufferAttribute(a,c),l&&(co.fromBufferAttribute(t,c),Fn.add(co)),s=Math.max(s,n.distanceToSquared(Fn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&ne('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){ne("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Ri(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new D,l[U]=new D;let h=new D,u=new D,d=new D,f=new Ct,g=new Ct,y=new Ct,p=new D,m=new D;function _(U,R,L){c[U]=c[R]=c[L]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,R),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,U),g.fromBufferAttribute(r,R),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(f),y.sub(f);let z=1/(g.x*y.y-y.x*g.y);isFinite(z)&&(p.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(z),m.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(z),a[U].add(p),a[R].add(p),a[L].add(p),l[U].add(m),l[R].add(m),l[L].add(m))}let w=this.groups;w.length===0&&(w=[{start:0,count:t.count}]);for(let U=0,R=w.length;U<R;++U){let L=w[U],z=L.start,G=L.count;for(let F=z,X=z+G;F<X;F+=3)_(t.getX(F+0),t.getX(F+1),t.getX(F+2))}let b=new D,C=new D,A=new D,v=new D;function M(U){A.fromBufferAttribute(s,U),v.copy(A);let R=a[U];b.copy(R),b.sub(A.multiplyScalar(A.dot(R))).normalize(),C.crossVectors(v,R);let z=C.dot(l[U])<0?-1:1;o.setXYZW(U,b.x,b.y,b.z,z)}for(let U=0,R=n.count;U<R;++U)c[U]&&M(U);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new Ri(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new D,r=new D,o=new D,a=new D,l=new D,c=new D,h=new D,u=new D;if(t)for(let d=0,f=t.count;d<f;d+=3){let g=t.getX(d+0),y=t.getX(d+1),p=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,p),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Fn.fromBufferAttribute(t,e),Fn.normalize(),t.setXYZ(e,Fn.x,Fn.y,Fn.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let y=0,p=l.length;y<p;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let m=0;m<h;m++)d[g++]=c[f++]}return new Ri(d,h,u)}if(this.index===null)return Zt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Ad=new D,ux=new D,dx=new re,gi=class{constructor(t=new D(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=Ad.subVectors(n,e).cross(ux.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(Ad),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||dx.getNormalMatrix(t),s=this.coplanarPoint(Ad).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},fx=0,os=class extends Hi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:fx++}),this.uuid=cr(),this.name="",this.type="Material",this.blending=Do,this.side=ar,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Qd,this.blendDst=tf,this.blendEquation=Er,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new se(0,0,0),this.blendAlpha=0,this.depthFunc=go,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Ng,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=yc,this.stencilZFail=yc,this.stencilZPass=yc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){Zt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Zt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new se().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new gi().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ct().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ct().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Ms=new D,Cd=new D,tc=new D,ec=new D,Cs=class{constructor(t=new D,e=new D(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Ms)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Ms.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Ms.copy(this.origin).addScaledVector(this.direction,e),Ms.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Cd.copy(t).add(e).multiplyScalar(.5),tc.copy(e).sub(t).normalize(),ec.copy(this.origin).sub(Cd);let r=t.distanceTo(e)*.5,o=-this.direction.dot(tc),a=ec.dot(this.direction),l=-ec.dot(tc),c=ec.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Cd).addScaledVector(tc,d),f}intersectSphere(t,e){if(t.radius<0)return null;Ms.subVectors(t.center,this.origin);let n=Ms.dot(this.direction),s=Ms.dot(Ms)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Ms)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,g=e.x-o.x,y=e.y-o.y,p=e.z-o.z,m=n.x-o.x,_=n.y-o.y,w=n.z-o.z,b=Math.abs(l),C=Math.abs(c),A=Math.abs(h),v,M,U,R,L,z,G,F,X,$,W,ct;if(b>=C&&b>=A?(U=l,z=u,X=g,ct=m,l>=0?(v=c,M=h,R=d,L=f,G=y,F=p,$=_,W=w):(v=h,M=c,R=f,L=d,G=p,F=y,$=w,W=_)):C>=A?(U=c,z=d,X=y,ct=_,c>=0?(v=h,M=l,R=f,L=u,G=p,F=g,$=w,W=m):(v=l,M=h,R=u,L=f,G=g,F=p,$=m,W=w)):(U=h,z=f,X=p,ct=w,h>=0?(v=l,M=c,R=u,L=d,G=g,F=y,$=m,W=_):(v=c,M=l,R=d,L=u,G=y,F=g,$=_,W=m)),U===0)return null;let J=v/U,Q=M/U,st=1/U,dt=R-J*z,ut=L-Q*z,tt=G-J*X,gt=F-Q*X,yt=$-J*ct,Rt=W-Q*ct,Mt=yt*gt-Rt*tt,Yt=dt*Rt-ut*yt,le=tt*ut-gt*dt;if(s){if(Mt<0||Yt<0||le<0)return null}else if((Mt<0||Yt<0||le<0)&&(Mt>0||Yt>0||le>0))return null;let Xt=Mt+Yt+le;if(Xt===0)return null;let _e=st*(Mt*z+Yt*X+le*ct);return(Xt>0?_e<0:_e>0)?null:this.at(_e/Xt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ze=class extends os{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rs,this.combine=sh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Nm=new ue,_r=new Cs,nc=new As,Fm=new D,ic=new D,sc=new D,rc=new D,Rd=new D,oc=new D,Um=new D,ac=new D,ve=class extends On{constructor(t=new He,e=new Ze){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){oc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Rd.fromBufferAttribute(u,t),o?oc.addScaledVector(Rd,h):oc.addScaledVector(Rd.sub(e),h))}e.add(oc)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),nc.copy(n.boundingSphere),nc.applyMatrix4(r),_r.copy(t.ray).recast(t.near),!(nc.containsPoint(_r.origin)===!1&&(_r.intersectSphere(nc,Fm)===null||_r.origin.distanceToSquared(Fm)>(t.far-t.near)**2))&&(Nm.copy(r).invert(),_r.copy(t.ray).applyMatrix4(Nm),!(n.boundingBox!==null&&_r.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,_r)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let A=a.getX(b),v=a.getX(b+1),M=a.getX(b+2);s=lc(this,m,t,n,c,h,u,A,v,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let _=a.getX(p),w=a.getX(p+1),b=a.getX(p+2);s=lc(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let A=b,v=b+1,M=b+2;s=lc(this,m,t,n,c,h,u,A,v,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let _=p,w=p+1,b=p+2;s=lc(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}}};function px(i,t,e,n,s,r,o,a){let l;if(t.side===zn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===ar,a),l===null)return null;ac.copy(a),ac.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(ac);return c<e.near||c>e.far?null:{distance:c,point:ac.clone(),object:i}}function lc(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,ic),i.getVertexPosition(l,sc),i.getVertexPosition(c,rc);let h=px(i,t,e,n,ic,sc,rc,Um);if(h){let u=new D;js.getBarycoord(Um,ic,sc,rc,u),s&&(h.uv=js.getInterpolatedAttribute(s,a,l,c,u,new Ct)),r&&(h.uv1=js.getInterpolatedAttribute(r,a,l,c,u,new Ct)),o&&(h.normal=js.getInterpolatedAttribute(o,a,l,c,u,new D),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new D,materialIndex:0};js.getNormal(ic,sc,rc,d.normal),h.face=d,h.barycoord=u}return h}var _a=new Oe,Om=new Oe,km=new Oe,mx=new Oe,Bm=new ue,cc=new D,Pd=new As,zm=new ue,Id=new Cs,Da=class extends ve{constructor(t,e){super(t,e),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=Od,this.bindMatrix=new ue,this.bindMatrixInverse=new ue,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){let t=this.geometry;this.boundingBox===null&&(this.boundingBox=new Ts),this.boundingBox.makeEmpty();let e=t.getAttribute("position");for(let n=0;n<e.count;n++)this.getVertexPosition(n,cc),this.boundingBox.expandByPoint(cc)}computeBoundingSphere(){let t=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new As),this.boundingSphere.makeEmpty();let e=t.getAttribute("position");for(let n=0;n<e.count;n++)this.getVertexPosition(n,cc),this.boundingSphere.expandByPoint(cc)}copy(t,e){return super.copy(t,e),this.bindMode=t.bindMode,this.bindMatrix.copy(t.bindMatrix),this.bindMatrixInverse.copy(t.bindMatrixInverse),this.skeleton=t.skeleton,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}raycast(t,e){let n=this.material,s=this.matrixWorld;n!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Pd.copy(this.boundingSphere),Pd.applyMatrix4(s),t.ray.intersectsSphere(Pd)!==!1&&(zm.copy(s).invert(),Id.copy(t.ray).applyMatrix4(zm),!(this.boundingBox!==null&&Id.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(t,e,Id)))}getVertexPosition(t,e){return super.getVertexPosition(t,e),this.applyBoneTransform(t,e),e}bind(t,e){this.skeleton=t,e===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),e=this.matrixWorld),this.bindMatrix.copy(e),this.bindMatrixInverse.copy(e).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){let t=new Oe,e=this.geometry.attributes.skinWeight;for(let n=0,s=e.count;n<s;n++){t.fromBufferAttribute(e,n);let r=1/t.manhattanLength();r!==1/0?t.multiplyScalar(r):t.set(1,0,0,0),e.setXYZW(n,t.x,t.y,t.z,t.w)}}updateMatrixWorld(t){super.updateMatrixWorld(t),this.bindMode===Od?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===Pg?this.bindMatrixInverse.copy(this.bindMatrix).invert():Zt("SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(t,e){let n=this.skeleton,s=this.geometry;Om.fromBufferAttribute(s.attributes.skinIndex,t),km.fromBufferAttribute(s.attributes.skinWeight,t),e.isVector4?(_a.copy(e),e.set(0,0,0,0)):(_a.set(e.x,e.y,e.z,1),e.set(0,0,0)),_a.applyMatrix4(this.bindMatrix);for(let r=0;r<4;r++){let o=km.getComponent(r);if(o!==0){let a=Om.getComponent(r);Bm.multiplyMatrices(n.bones[a].matrixWorld,n.boneInverses[a]),e.addScaledVector(mx.copy(_a).applyMatrix4(Bm),o)}}return e.isVector4&&(e.w=_a.w),e.applyMatrix4(this.bindMatrixInverse)}},Mo=class extends On{constructor(){super(),this.isBone=!0,this.type="Bone"}},Na=class extends si{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Un,h=Un,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},Vm=new ue,gx=new ue,Fa=class i{constructor(t=[],e=[]){this.uuid=cr(),this.bones=t.slice(0),this.boneInverses=e,this.boneMatrices=null,this.previousBoneMatrices=null,this.boneTexture=null,this.previousBoneTexture=null,this.init()}init(){let t=this.bones,e=this.boneInverses;if(this.boneMatrices=new Float32Array(t.length*16),e.length===0)this.calculateInverses();else if(t.length!==e.length){Zt("Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let n=0,s=this.bones.length;n<s;n++)this.boneInverses.push(new ue)}}calculateInverses(){this.boneInverses.length=0;for(let t=0,e=this.bones.length;t<e;t++){let n=new ue;this.bones[t]&&n.copy(this.bones[t].matrixWorld).invert(),this.boneInverses.push(n)}}pose(){for(let t=0,e=this.bones.length;t<e;t++){let n=this.bones[t];n&&n.matrixWorld.copy(this.boneInverses[t]).invert()}for(let t=0,e=this.bones.length;t<e;t++){let n=this.bones[t];n&&(n.parent&&n.parent.isBone?(n.matrix.copy(n.parent.matrixWorld).invert(),n.matrix.multiply(n.matrixWorld)):n.matrix.copy(n.matrixWorld),n.matrix.decompose(n.position,n.quaternion,n.scale))}}update(){let t=this.bones,e=this.boneInverses,n=this.boneMatrices,s=this.boneTexture;for(let r=0,o=t.length;r<o;r++){let a=t[r]?t[r].matrixWorld:gx;Vm.multiplyMatrices(a,e[r]),Vm.toArray(n,r*16)}s!==null&&(s.needsUpdate=!0)}clone(){return new i(this.bones,this.boneInverses)}computeBoneTexture(){let t=Math.sqrt(this.bones.length*4);t=Math.ceil(t/4)*4,t=Math.max(t,4);let e=new Float32Array(t*t*4);e.set(this.boneMatrices);let n=new Na(e,t,t,Li,Ii);return n.needsUpdate=!0,this.boneMatrices=e,this.boneTexture=n,this}getBoneByName(t){for(let e=0,n=this.bones.length;e<n;e++){let s=this.bones[e];if(s.name===t)return s}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null),this.previousBoneTexture!==null&&(this.previousBoneTexture.dispose(),this.previousBoneTexture=null)}fromJSON(t,e){this.uuid=t.uuid;for(let n=0,s=t.bones.length;n<s;n++){let r=t.bones[n],o=e[r];o===void 0&&(Zt("Skeleton: No bone found with UUID:",r),o=new Mo),this.bones.push(o),this.boneInverses.push(new ue().fromArray(t.boneInverses[n]))}return this.init(),this}toJSON(){let t={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};t.uuid=this.uuid;let e=this.bones,n=this.boneInverses;for(let s=0,r=e.length;s<r;s++){let o=e[s];t.bones.push(o.uuid);let a=n[s];t.boneInverses.push(a.toArray())}return t}};var vr=new As,_x=new Ct(.5,.5),hc=new D,Qs=class{constructor(t=new gi,e=new gi,n=new gi,s=new gi,r=new gi,o=new gi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ci,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],y=r[9],p=r[10],m=r[11],_=r[12],w=r[13],b=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,m-g,C-_).normalize(),s[1].setComponents(c+o,f+h,m+g,C+_).normalize(),s[2].setComponents(c+a,f+u,m+y,C+w).normalize(),s[3].setComponents(c-a,f-u,m-y,C-w).normalize(),n)s[4].setComponents(l,d,p,b).normalize(),s[5].setComponents(c-l,f-d,m-p,C-b).normalize();else if(s[4].setComponents(c-l,f-d,m-p,C-b).normalize(),e===Ci)s[5].setComponents(c+l,f+d,m+p,C+b).normalize();else if(e===_o)s[5].setComponents(l,d,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),vr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),vr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(vr)}intersectsSprite(t){vr.center.set(0,0,0);let e=_x.distanceTo(t.center);return vr.radius=.7071067811865476+e,vr.applyMatrix4(t.matrixWorld),this.intersectsSphere(vr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(hc.x=s.normal.x>0?t.max.x:t.min.x,hc.y=s.normal.y>0?t.max.y:t.min.y,hc.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(hc)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Gm=new ue,Dc=class i{constructor(){this.coordinateSystem=Ci,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];Gm.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Qs),n[s].setFromProjectionMatrix(Gm,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Qs),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Rs=class extends os{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new se(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Nc=new D,Fc=new D,Hm=new ue,va=new Cs,uc=new As,Ld=new D,Wm=new D,tr=class extends On{constructor(t=new He,e=new Rs){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Nc.fromBufferAttribute(e,s-1),Fc.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Nc.distanceTo(Fc);t.setAttribute("lineDistance",new he(n,1))}else Zt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),uc.copy(n.boundingSphere),uc.applyMatrix4(s),uc.radius+=r,t.ray.intersectsSphere(uc)===!1)return;Hm.copy(s).invert(),va.copy(t.ray).applyMatrix4(Hm);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=h.getX(y),_=h.getX(y+1),w=dc(this,t,va,l,m,_,y);w&&e.push(w)}if(this.isLineLoop){let y=h.getX(g-1),p=h.getX(f),m=dc(this,t,va,l,y,p,g-1);m&&e.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=dc(this,t,va,l,y,y+1,y);m&&e.push(m)}if(this.isLineLoop){let y=dc(this,t,va,l,g-1,f,g-1);y&&e.push(y)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function dc(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Nc.fromBufferAttribute(a,s),Fc.fromBufferAttribute(a,r),e.distanceSqToSegment(Nc,Fc,Ld,Wm)>n)return;Ld.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Ld);if(!(c<t.near||c>t.far))return{distance:c,point:Wm.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Ua=class extends tr{constructor(t,e){super(t,e),this.isLineLoop=!0,this.type="LineLoop"}};var Oa=class extends si{constructor(t=[],e=Tr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}},xr=class extends si{constructor(t,e,n,s,r,o,a,l,c){super(t,e,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Ps=class extends si{constructor(t,e,n=Wi,s,r,o,a=Un,l=Un,c,h=Es,u=1){if(h!==Es&&h!==Ns)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new xo(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},ka=class extends Ps{constructor(t,e=Wi,n=Tr,s,r,o=Un,a=Un,l,c=Es){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},Ba=class extends si{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},as=class i extends He{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new he(c,3)),this.setAttribute("normal",new he(h,3)),this.setAttribute("uv",new he(u,2));function g(y,p,m,_,w,b,C,A,v,M,U){let R=b/v,L=C/M,z=b/2,G=C/2,F=A/2,X=v+1,$=M+1,W=0,ct=0,J=new D;for(let Q=0;Q<$;Q++){let st=Q*L-G;for(let dt=0;dt<X;dt++){let ut=dt*R-z;J[y]=ut*_,J[p]=st*w,J[m]=F,c.push(J.x,J.y,J.z),J[y]=0,J[p]=0,J[m]=A>0?1:-1,h.push(J.x,J.y,J.z),u.push(dt/v),u.push(1-Q/M),W+=1}}for(let Q=0;Q<M;Q++)for(let st=0;st<v;st++){let dt=d+st+X*Q,ut=d+st+X*(Q+1),tt=d+(st+1)+X*(Q+1),gt=d+(st+1)+X*Q;l.push(dt,ut,gt),l.push(ut,tt,gt),ct+=6}a.addGroup(f,ct,U),f+=ct,d+=W}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},za=class i extends He{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,f=2*u+d,g=n*2+r,y=s+1,p=new D,m=new D;for(let _=0;_<=g;_++){let w=0,b=0,C=0,A=0;if(_<=n){let U=_/n,R=U*Math.PI/2;b=-h-t*Math.cos(R),C=t*Math.sin(R),A=-t*Math.cos(R),w=U*u}else if(_<=n+r){let U=(_-n)/r;b=-h+U*e,C=t,A=0,w=u+U*d}else{let U=(_-n-r)/n,R=U*Math.PI/2;b=h+t*Math.sin(R),C=t*Math.cos(R),A=t*Math.sin(R),w=u+d+U*u}let v=Math.max(0,Math.min(1,w/f)),M=0;_===0?M=.5/s:_===g&&(M=-.5/s);for(let U=0;U<=s;U++){let R=U/s,L=R*Math.PI*2,z=Math.sin(L),G=Math.cos(L);m.x=-C*G,m.y=b,m.z=C*z,a.push(m.x,m.y,m.z),p.set(-C*G,A,C*z),p.normalize(),l.push(p.x,p.y,p.z),c.push(R+M,v)}if(_>0){let U=(_-1)*y;for(let R=0;R<s;R++){let L=U+R,z=U+R+1,G=_*y+R,F=_*y+R+1;o.push(L,z,G),o.push(z,F,G)}}}this.setIndex(o),this.setAttribute("position",new he(a,3)),this.setAttribute("normal",new he(l,3)),this.setAttribute("uv",new he(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},Va=class i extends He{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new D,h=new Ct;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let f=n+u/e*s;c.x=t*Math.cos(f),c.y=t*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new he(o,3)),this.setAttribute("normal",new he(a,3)),this.setAttribute("uv",new he(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},wo=class i extends He{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,y=[],p=n/2,m=0;_(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(h),this.setAttribute("position",new he(u,3)),this.setAttribute("normal",new he(d,3)),this.setAttribute("uv",new he(f,2));function _(){let b=new D,C=new D,A=0,v=(e-t)/n;for(let M=0;M<=r;M++){let U=[],R=M/r,L=R*(e-t)+t;for(let z=0;z<=s;z++){let G=z/s,F=G*l+a,X=Math.sin(F),$=Math.cos(F);C.x=L*X,C.y=-R*n+p,C.z=L*$,u.push(C.x,C.y,C.z),b.set(X,v,$).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-R),U.push(g++)}y.push(U)}for(let M=0;M<s;M++)for(let U=0;U<r;U++){let R=y[U][M],L=y[U+1][M],z=y[U+1][M+1],G=y[U][M+1];(t>0||U!==0)&&(h.push(R,L,G),A+=3),(e>0||U!==r-1)&&(h.push(L,z,G),A+=3)}c.addGroup(m,A,0),m+=A}function w(b){let C=g,A=new Ct,v=new D,M=0,U=b===!0?t:e,R=b===!0?1:-1;for(let z=1;z<=s;z++)u.push(0,p*R,0),d.push(0,R,0),f.push(.5,.5),g++;let L=g;for(let z=0;z<=s;z++){let F=z/s*l+a,X=Math.cos(F),$=Math.sin(F);v.x=U*$,v.y=p*R,v.z=U*X,u.push(v.x,v.y,v.z),d.push(0,R,0),A.x=X*.5+.5,A.y=$*.5*R+.5,f.push(A.x,A.y),g++}for(let z=0;z<s;z++){let G=C+z,F=L+z;b===!0?h.push(F,F+1,G):h.push(F+1,F,G),M+=3}c.addGroup(m,M,b===!0?1:2),m+=M}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Ga=class i extends wo{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Uc=class i extends He{constructor(t=[],e=[],n=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:e,radius:n,detail:s};let r=[],o=[];a(s),c(n),h(),this.setAttribute("position",new he(r,3)),this.setAttribute("normal",new he(r.slice(),3)),this.setAttribute("uv",new he(o,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function a(_){let w=new D,b=new D,C=new D;for(let A=0;A<e.length;A+=3)f(e[A+0],w),f(e[A+1],b),f(e[A+2],C),l(w,b,C,_)}function l(_,w,b,C){let A=C+1,v=[];for(let M=0;M<=A;M++){v[M]=[];let U=_.clone().lerp(b,M/A),R=w.clone().lerp(b,M/A),L=A-M;for(let z=0;z<=L;z++)z===0&&M===A?v[M][z]=U:v[M][z]=U.clone().lerp(R,z/L)}for(let M=0;M<A;M++)for(let U=0;U<2*(A-M)-1;U++){let R=Math.floor(U/2);U%2===0?(d(v[M][R+1]),d(v[M+1][R]),d(v[M][R])):(d(v[M][R+1]),d(v[M+1][R+1]),d(v[M+1][R]))}}function c(_){let w=new D;for(let b=0;b<r.length;b+=3)w.x=r[b+0],w.y=r[b+1],w.z=r[b+2],w.normalize().multiplyScalar(_),r[b+0]=w.x,r[b+1]=w.y,r[b+2]=w.z}function h(){let _=new D;for(let w=0;w<r.length;w+=3){_.x=r[w+0],_.y=r[w+1],_.z=r[w+2];let b=p(_)/2/Math.PI+.5,C=m(_)/Math.PI+.5;o.push(b,1-C)}g(),u()}function u(){for(let _=0;_<o.length;_+=6){let w=o[_+0],b=o[_+2],C=o[_+4],A=Math.max(w,b,C),v=Math.min(w,b,C);A>.9&&v<.1&&(w<.2&&(o[_+0]+=1),b<.2&&(o[_+2]+=1),C<.2&&(o[_+4]+=1))}}function d(_){r.push(_.x,_.y,_.z)}function f(_,w){let b=_*3;w.x=t[b+0],w.y=t[b+1],w.z=t[b+2]}function g(){let _=new D,w=new D,b=new D,C=new D,A=new Ct,v=new Ct,M=new Ct;for(let U=0,R=0;U<r.length;U+=9,R+=6){_.set(r[U+0],r[U+1],r[U+2]),w.set(r[U+3],r[U+4],r[U+5]),b.set(r[U+6],r[U+7],r[U+8]),A.set(o[R+0],o[R+1]),v.set(o[R+2],o[R+3]),M.set(o[R+4],o[R+5]),C.copy(_).add(w).add(b).divideScalar(3);let L=p(C);y(A,R+0,_,L),y(v,R+2,w,L),y(M,R+4,b,L)}}function y(_,w,b,C){C<0&&_.x===1&&(o[w]=_.x-1),b.x===0&&b.z===0&&(o[w]=C/2/Math.PI+.5)}function p(_){return Math.atan2(_.z,-_.x)}function m(_){return Math.atan2(-_.y,Math.sqrt(_.x*_.x+_.z*_.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.vertices,t.indices,t.radius,t.detail)}};var vi=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){Zt("Curve: .getPoint() not implemented.")}getPointAt(t,e){let n=this.getUtoTmapping(t);return this.getPoint(n,e)}getPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPoint(n/t));return e}getSpacedPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPointAt(n/t));return e}getLength(){let t=this.getLengths();return t[t.length-1]}getLengths(t=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===t+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let e=[],n,s=this.getPoint(0),r=0;e.push(0);for(let o=1;o<=t;o++)n=this.getPoint(o/t),r+=n.distanceTo(s),e.push(r),s=n;return this.cacheArcLengths=e,e}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(t,e=null){let n=this.getLengths(),s=0,r=n.length,o;e?o=e:o=t*n[r-1];let a=0,l=r-1,c;for(;a<=l;)if(s=Math.floor(a+(l-a)/2),c=n[s]-o,c<0)a=s+1;else if(c>0)l=s-1;else{l=s;break}if(s=l,n[s]===o)return s/(r-1);let h=n[s],d=n[s+1]-h,f=(o-h)/d;return(s+f)/(r-1)}getTangent(t,e){let s=t-1e-4,r=t+1e-4;s<0&&(s=0),r>1&&(r=1);let o=this.getPoint(s),a=this.getPoint(r),l=e||(o.isVector2?new Ct:new D);return l.copy(a).sub(o).normalize(),l}getTangentAt(t,e){let n=this.getUtoTmapping(t);return this.getTangent(n,e)}computeFrenetFrames(t,e=!1){let n=new D,s=[],r=[],o=[],a=new D,l=new ue;for(let f=0;f<=t;f++){let g=f/t;s[f]=this.getTangentAt(g,new D)}r[0]=new D,o[0]=new D;let c=Number.MAX_VALUE,h=Math.abs(s[0].x),u=Math.abs(s[0].y),d=Math.abs(s[0].z);h<=c&&(c=h,n.set(1,0,0)),u<=c&&(c=u,n.set(0,1,0)),d<=c&&n.set(0,0,1),a.crossVectors(s[0],n).normalize(),r[0].crossVectors(s[0],a),o[0].crossVectors(s[0],r[0]);for(let f=1;f<=t;f++){if(r[f]=r[f-1].clone(),o[f]=o[f-1].clone(),a.crossVectors(s[f-1],s[f]),a.length()>Number.EPSILON){a.normalize();let g=Math.acos(me(s[f-1].dot(s[f]),-1,1));r[f].applyMatrix4(l.makeRotationAxis(a,g))}o[f].crossVectors(s[f],r[f])}if(e===!0){let f=Math.acos(me(r[0].dot(r[t]),-1,1));f/=t,s[0].dot(a.crossVectors(r[0],r[t]))>0&&(f=-f);for(let g=1;g<=t;g++)r[g].applyMatrix4(l.makeRotationAxis(s[g],f*g)),o[g].crossVectors(s[g],r[g])}return{tangents:s,normals:r,binormals:o}}clone(){return new this.constructor().copy(this)}copy(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let t={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return t.arcLengthDivisions=this.arcLengthDivisions,t.type=this.type,t}fromJSON(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}},Eo=class extends vi{constructor(t=0,e=0,n=1,s=1,r=0,o=Math.PI*2,a=!1,l=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=t,this.aY=e,this.xRadius=n,this.yRadius=s,this.aStartAngle=r,this.aEndAngle=o,this.aClockwise=a,this.aRotation=l}getPoint(t,e=new Ct){let n=e,s=Math.PI*2,r=this.aEndAngle-this.aStartAngle,o=Math.abs(r)<Number.EPSILON;for(;r<0;)r+=s;for(;r>s;)r-=s;r<Number.EPSILON&&(o?r=0:r=s),this.aClockwise===!0&&!o&&(r===s?r=-s:r=r-s);let a=this.aStartAngle+t*r,l=this.aX+this.xRadius*Math.cos(a),c=this.aY+this.yRadius*Math.sin(a);if(this.aRotation!==0){let h=Math.cos(this.aRotation),u=Math.sin(this.aRotation),d=l-this.aX,f=c-this.aY;l=d*h-f*u+this.aX,c=d*u+f*h+this.aY}return n.set(l,c)}copy(t){return super.copy(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}toJSON(){let t=super.toJSON();return t.aX=this.aX,t.aY=this.aY,t.xRadius=this.xRadius,t.yRadius=this.yRadius,t.aStartAngle=this.aStartAngle,t.aEndAngle=this.aEndAngle,t.aClockwise=this.aClockwise,t.aRotation=this.aRotation,t}fromJSON(t){return super.fromJSON(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}},Oc=class extends Eo{constructor(t,e,n,s,r,o){super(t,e,n,n,s,r,o),this.isArcCurve=!0,this.type="ArcCurve"}};function Af(){let i=0,t=0,e=0,n=0;function s(r,o,a,l){i=r,t=a,e=-3*r+3*o-2*a-l,n=2*r-2*o+a+l}return{initCatmullRom:function(r,o,a,l,c){s(o,a,c*(a-r),c*(l-o))},initNonuniformCatmullRom:function(r,o,a,l,c,h,u){let d=(o-r)/c-(a-r)/(c+h)+(a-o)/h,f=(a-o)/h-(l-o)/(h+u)+(l-a)/u;d*=h,f*=h,s(o,a,d,f)},calc:function(r){let o=r*r,a=o*r;return i+t*r+e*o+n*a}}}var Xm=new D,qm=new D,Dd=new Af,Nd=new Af,Fd=new Af,kc=class extends vi{constructor(t=[],e=!1,n="centripetal",s=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=t,this.closed=e,this.curveType=n,this.tension=s}getPoint(t,e=new D){let n=e,s=this.points,r=s.length,o=(r-(this.closed?0:1))*t,a=Math.floor(o),l=o-a;this.closed?a+=a>0?0:(Math.floor(Math.abs(a)/r)+1)*r:l===0&&a===r-1&&(a=r-2,l=1);let c,h;this.closed||a>0?c=s[(a-1)%r]:(qm.subVectors(s[0],s[1]).add(s[0]),c=qm);let u=s[a%r],d=s[(a+1)%r];if(this.closed||a+2<r?h=s[(a+2)%r]:(Xm.subVectors(s[r-1],s[r-2]).add(s[r-1]),h=Xm),this.curveType==="centripetal"||this.curveType==="chordal"){let f=this.curveType==="chordal"?.5:.25,g=Math.pow(c.distanceToSquared(u),f),y=Math.pow(u.distanceToSquared(d),f),p=Math.pow(d.distanceToSquared(h),f);y<1e-4&&(y=1),g<1e-4&&(g=y),p<1e-4&&(p=y),Dd.initNonuniformCatmullRom(c.x,u.x,d.x,h.x,g,y,p),Nd.initNonuniformCatmullRom(c.y,u.y,d.y,h.y,g,y,p),Fd.initNonuniformCatmullRom(c.z,u.z,d.z,h.z,g,y,p)}else this.curveType==="catmullrom"&&(Dd.initCatmullRom(c.x,u.x,d.x,h.x,this.tension),Nd.initCatmullRom(c.y,u.y,d.y,h.y,this.tension),Fd.initCatmullRom(c.z,u.z,d.z,h.z,this.tension));return n.set(Dd.calc(l),Nd.calc(l),Fd.calc(l)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t.closed=this.closed,t.curveType=this.curveType,t.tension=this.tension,t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new D().fromArray(s))}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}};function Ym(i,t,e,n,s){let r=(n-t)*.5,o=(s-e)*.5,a=i*i,l=i*a;return(2*e-2*n+r+o)*l+(-3*e+3*n-2*r-o)*a+r*i+e}function vx(i,t){let e=1-i;return e*e*t}function yx(i,t){return 2*(1-i)*i*t}function xx(i,t){return i*i*t}function Ma(i,t,e,n){return vx(i,t)+yx(i,e)+xx(i,n)}function bx(i,t){let e=1-i;return e*e*e*t}function Sx(i,t){let e=1-i;return 3*e*e*i*t}function Mx(i,t){return 3*(1-i)*i*i*t}function wx(i,t){return i*i*i*t}function wa(i,t,e,n,s){return bx(i,t)+Sx(i,e)+Mx(i,n)+wx(i,s)}var Ha=class extends vi{constructor(t=new Ct,e=new Ct,n=new Ct,s=new Ct){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new Ct){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(wa(t,s.x,r.x,o.x,a.x),wa(t,s.y,r.y,o.y,a.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Bc=class extends vi{constructor(t=new D,e=new D,n=new D,s=new D){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new D){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(wa(t,s.x,r.x,o.x,a.x),wa(t,s.y,r.y,o.y,a.y),wa(t,s.z,r.z,o.z,a.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Wa=class extends vi{constructor(t=new Ct,e=new Ct){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=t,this.v2=e}getPoint(t,e=new Ct){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new Ct){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},zc=class extends vi{constructor(t=new D,e=new D){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=t,this.v2=e}getPoint(t,e=new D){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new D){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Xa=class extends vi{constructor(t=new Ct,e=new Ct,n=new Ct){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new Ct){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(Ma(t,s.x,r.x,o.x),Ma(t,s.y,r.y,o.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Vc=class extends vi{constructor(t=new D,e=new D,n=new D){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new D){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(Ma(t,s.x,r.x,o.x),Ma(t,s.y,r.y,o.y),Ma(t,s.z,r.z,o.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},qa=class extends vi{constructor(t=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=t}getPoint(t,e=new Ct){let n=e,s=this.points,r=(s.length-1)*t,o=Math.floor(r),a=r-o,l=s[o===0?o:o-1],c=s[o],h=s[o>s.length-2?s.length-1:o+1],u=s[o>s.length-3?s.length-1:o+2];return n.set(Ym(a,l.x,c.x,h.x,u.x),Ym(a,l.y,c.y,h.y,u.y)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new Ct().fromArray(s))}return this}},$m=Object.freeze({__proto__:null,ArcCurve:Oc,CatmullRomCurve3:kc,CubicBezierCurve:Ha,CubicBezierCurve3:Bc,EllipseCurve:Eo,LineCurve:Wa,LineCurve3:zc,QuadraticBezierCurve:Xa,QuadraticBezierCurve3:Vc,SplineCurve:qa}),Gc=class extends vi{constructor(){super(),this.type="CurvePath",this.curves=[],this.autoClose=!1,this.cacheLengths=null}add(t){this.curves.push(t)}closePath(){let t=this.curves[0].getPoint(0),e=this.curves[this.curves.length-1].getPoint(1);if(!t.equals(e)){let n=t.isVector2===!0?"LineCurve":"LineCurve3";this.curves.push(new $m[n](e,t))}return this}getPoint(t,e){let n=t*this.getLength(),s=this.getCurveLengths(),r=0;for(;r<s.length;){if(s[r]>=n){let o=s[r]-n,a=this.curves[r],l=a.getLength(),c=l===0?0:1-o/l;return a.getPointAt(c,e)}r++}return null}getLength(){let t=this.getCurveLengths();return t[t.length-1]}updateArcLengths(){this.needsUpdate=!0,this.cacheLengths=null,this.getCurveLengths()}getCurveLengths(){if(this.cacheLengths&&this.cacheLengths.length===this.curves.length)return this.cacheLengths;let t=[],e=0;for(let n=0,s=this.curves.length;n<s;n++)e+=this.curves[n].getLength(),t.push(e);return this.cacheLengths=t,t}getSpacedPoints(t=40){let e=[];for(let n=0;n<=t;n++)e.push(this.getPoint(n/t));return this.autoClose&&e.push(e[0]),e}getPoints(t=12){let e=[],n;for(let s=0,r=this.curves;s<r.length;s++){let o=r[s],a=o.isEllipseCurve?t*2:o.isLineCurve||o.isLineCurve3?1:o.isSplineCurve?t*o.points.length:t,l=o.getPoints(a);for(let c=0;c<l.length;c++){let h=l[c];n&&n.equals(h)||(e.push(h),n=h)}}return this.autoClose&&e.length>1&&!e[e.length-1].equals(e[0])&&e.push(e[0]),e}copy(t){super.copy(t),this.curves=[];for(let e=0,n=t.curves.length;e<n;e++){let s=t.curves[e];this.curves.push(s.clone())}return this.autoClose=t.autoClose,this.cacheLengths=null,this}toJSON(){let t=super.toJSON();t.autoClose=this.autoClose,t.curves=[];for(let e=0,n=this.curves.length;e<n;e++){let s=this.curves[e];t.curves.push(s.toJSON())}return t}fromJSON(t){super.fromJSON(t),this.autoClose=t.autoClose,this.curves=[];for(let e=0,n=t.curves.length;e<n;e++){let s=t.curves[e];this.curves.push(new $m[s.type]().fromJSON(s))}return this.cacheLengths=null,this}},br=class extends Gc{constructor(t){super(),this.type="Path",this.currentPoint=new Ct,t&&this.setFromPoints(t)}setFromPoints(t){this.moveTo(t[0].x,t[0].y);for(let e=1,n=t.length;e<n;e++)this.lineTo(t[e].x,t[e].y);return this}moveTo(t,e){return this.currentPoint.set(t,e),this}lineTo(t,e){let n=new Wa(this.currentPoint.clone(),new Ct(t,e));return this.curves.push(n),this.currentPoint.set(t,e),this}quadraticCurveTo(t,e,n,s){let r=new Xa(this.currentPoint.clone(),new Ct(t,e),new Ct(n,s));return this.curves.push(r),this.currentPoint.set(n,s),this}bezierCurveTo(t,e,n,s,r,o){let a=new Ha(this.currentPoint.clone(),new Ct(t,e),new Ct(n,s),new Ct(r,o));return this.curves.push(a),this.currentPoint.set(r,o),this}splineThru(t){let e=[this.currentPoint.clone()].concat(t),n=new qa(e);return this.curves.push(n),this.currentPoint.copy(t[t.length-1]),this}arc(t,e,n,s,r,o){let a=this.currentPoint.x,l=this.currentPoint.y;return this.absarc(t+a,e+l,n,s,r,o),this}absarc(t,e,n,s,r,o){return this.absellipse(t,e,n,n,s,r,o),this}ellipse(t,e,n,s,r,o,a,l){let c=this.currentPoint.x,h=this.currentPoint.y;return this.absellipse(t+c,e+h,n,s,r,o,a,l),this}absellipse(t,e,n,s,r,o,a,l){let c=new Eo(t,e,n,s,r,o,a,l);if(this.curves.length>0){let u=c.getPoint(0);u.equals(this.currentPoint)||this.lineTo(u.x,u.y)}this.curves.push(c);let h=c.getPoint(1);return this.currentPoint.copy(h),this}copy(t){return super.copy(t),this.currentPoint.copy(t.currentPoint),this}toJSON(){let t=super.toJSON();return t.currentPoint=this.currentPoint.toArray(),t}fromJSON(t){return super.fromJSON(t),this.currentPoint.fromArray(t.currentPoint),this}},To=class extends br{constructor(t){super(t),this.uuid=cr(),this.type="Shape",this.holes=[]}getPointsHoles(t){let e=[];for(let n=0,s=this.holes.length;n<s;n++)e[n]=this.holes[n].getPoints(t);return e}extractPoints(t){return{shape:this.getPoints(t),holes:this.getPointsHoles(t)}}copy(t){super.copy(t),this.holes=[];for(let e=0,n=t.holes.length;e<n;e++){let s=t.holes[e];this.holes.push(s.clone())}return this}toJSON(){let t=super.toJSON();t.uuid=this.uuid,t.holes=[];for(let e=0,n=this.holes.length;e<n;e++){let s=this.holes[e];t.holes.push(s.toJSON())}return t}fromJSON(t){super.fromJSON(t),this.uuid=t.uuid,this.holes=[];for(let e=0,n=t.holes.length;e<n;e++){let s=t.holes[e];this.holes.push(new br().fromJSON(s))}return this}};function Ex(i,t,e=2){let n=t&&t.length,s=n?t[0]*e:i.length,r=$g(i,0,s,e,!0),o=[];if(!r||r.next===r.prev)return o;let a,l,c;if(n&&(r=Px(i,t,r,e)),i.length>80*e){a=i[0],l=i[1];let h=a,u=l;for(let d=e;d<s;d+=e){let f=i[d],g=i[d+1];f<a&&(a=f),g<l&&(l=g),f>h&&(h=f),g>u&&(u=g)}c=Math.max(h-a,u-l),c=c!==0?32767/c:0}return Ya(r,o,e,a,l,c,0),o}function $g(i,t,e,n,s){let r;if(s===Vx(i,t,e,n)>0)for(let o=t;o<e;o+=n)r=Zm(o/n|0,i[o],i[o+1],r);else for(let o=e-n;o>=t;o-=n)r=Zm(o/n|0,i[o],i[o+1],r);return r&&Ao(r,r.next)&&(Za(r),r=r.next),r}function Sr(i,t){if(!i)return i;t||(t=i);let e=i,n;do if(n=!1,!e.steiner&&(Ao(e,e.next)||an(e.prev,e,e.next)===0)){if(Za(e),e=t=e.prev,e===e.next)break;n=!0}else e=e.next;while(n||e!==t);return t}function Ya(i,t,e,n,s,r,o){if(!i)return;!o&&r&&Fx(i,n,s,r);let a=i;for(;i.prev!==i.next;){let l=i.prev,c=i.next;if(r?Ax(i,n,s,r):Tx(i)){t.push(l.i,i.i,c.i),Za(i),i=c.next,a=c.next;continue}if(i=c,i===a){o?o===1?(i=Cx(Sr(i),t),Ya(i,t,e,n,s,r,2)):o===2&&Rx(i,t,e,n,s,r):Ya(Sr(i),t,e,n,s,r,1);break}}}function Tx(i){let t=i.prev,e=i,n=i.next;if(an(t,e,n)>=0)return!1;let s=t.x,r=e.x,o=n.x,a=t.y,l=e.y,c=n.y,h=Math.min(s,r,o),u=Math.min(a,l,c),d=Math.max(s,r,o),f=Math.max(a,l,c),g=n.next;for(;g!==t;){if(g.x>=h&&g.x<=d&&g.y>=u&&g.y<=f&&ya(s,a,r,l,o,c,g.x,g.y)&&an(g.prev,g,g.next)>=0)return!1;g=g.next}return!0}function Ax(i,t,e,n){let s=i.prev,r=i,o=i.next;if(an(s,r,o)>=0)return!1;let a=s.x,l=r.x,c=o.x,h=s.y,u=r.y,d=o.y,f=Math.min(a,l,c),g=Math.min(h,u,d),y=Math.max(a,l,c),p=Math.max(h,u,d),m=Gd(f,g,t,e,n),_=Gd(y,p,t,e,n),w=i.prevZ,b=i.nextZ;for(;w&&w.z>=m&&b&&b.z<=_;){if(w.x>=f&&w.x<=y&&w.y>=g&&w.y<=p&&w!==s&&w!==o&&ya(a,h,l,u,c,d,w.x,w.y)&&an(w.prev,w,w.next)>=0||(w=w.prevZ,b.x>=f&&b.x<=y&&b.y>=g&&b.y<=p&&b!==s&&b!==o&&ya(a,h,l,u,c,d,b.x,b.y)&&an(b.prev,b,b.next)>=0))return!1;b=b.nextZ}for(;w&&w.z>=m;){if(w.x>=f&&w.x<=y&&w.y>=g&&w.y<=p&&w!==s&&w!==o&&ya(a,h,l,u,c,d,w.x,w.y)&&an(w.prev,w,w.next)>=0)return!1;w=w.prevZ}for(;b&&b.z<=_;){if(b.x>=f&&b.x<=y&&b.y>=g&&b.y<=p&&b!==s&&b!==o&&ya(a,h,l,u,c,d,b.x,b.y)&&an(b.prev,b,b.next)>=0)return!1;b=b.nextZ}return!0}function Cx(i,t){let e=i;do{let n=e.prev,s=e.next.next;!Ao(n,s)&&Kg(n,e,e.next,s)&&$a(n,s)&&$a(s,n)&&(t.push(n.i,e.i,s.i),Za(e),Za(e.next),e=i=s),e=e.next}while(e!==i);return Sr(e)}function Rx(i,t,e,n,s,r){let o=i;do{let a=o.next.next;for(;a!==o.prev;){if(o.i!==a.i&&kx(o,a)){let l=Jg(o,a);o=Sr(o,o.next),l=Sr(l,l.next),Ya(o,t,e,n,s,r,0),Ya(l,t,e,n,s,r,0);return}a=a.next}o=o.next}while(o!==i)}function Px(i,t,e,n){let s=[];for(let r=0,o=t.length;r<o;r++){let a=t[r]*n,l=r<o-1?t[r+1]*n:i.length,c=$g(i,a,l,n,!1);c===c.next&&(c.steiner=!0),s.push(Ox(c))}s.sort(Ix);for(let r=0;r<s.length;r++)e=Lx(s[r],e);return e}function Ix(i,t){let e=i.x-t.x;if(e===0&&(e=i.y-t.y,e===0)){let n=(i.next.y-i.y)/(i.next.x-i.x),s=(t.next.y-t.y)/(t.next.x-t.x);e=n-s}return e}function Lx(i,t){let e=Dx(i,t);if(!e)return t;let n=Jg(e,i);return Sr(n,n.next),Sr(e,e.next)}function Dx(i,t){let e=t,n=i.x,s=i.y,r=-1/0,o;if(Ao(i,e))return e;do{if(Ao(i,e.next))return e.next;if(s<=e.y&&s>=e.next.y&&e.next.y!==e.y){let u=e.x+(s-e.y)*(e.next.x-e.x)/(e.next.y-e.y);if(u<=n&&u>r&&(r=u,o=e.x<e.next.x?e:e.next,u===n))return o}e=e.next}while(e!==t);if(!o)return null;let a=o,l=o.x,c=o.y,h=1/0;e=o;do{if(n>=e.x&&e.x>=l&&n!==e.x&&Zg(s<c?n:r,s,l,c,s<c?r:n,s,e.x,e.y)){let u=Math.abs(s-e.y)/(n-e.x);$a(e,i)&&(u<h||u===h&&(e.x>o.x||e.x===o.x&&Nx(o,e)))&&(o=e,h=u)}e=e.next}while(e!==a);return o}function Nx(i,t){return an(i.prev,i,t.prev)<0&&an(t.next,i,i.next)<0}function Fx(i,t,e,n){let s=i;do s.z===0&&(s.z=Gd(s.x,s.y,t,e,n)),s.prevZ=s.prev,s.nextZ=s.next,s=s.next;while(s!==i);s.prevZ.nextZ=null,s.prevZ=null,Ux(s)}function Ux(i){let t,e=1;do{let n=i,s;i=null;let r=null;for(t=0;n;){t++;let o=n,a=0;for(let c=0;c<e&&(a++,o=o.nextZ,!!o);c++);let l=e;for(;a>0||l>0&&o;)a!==0&&(l===0||!o||n.z<=o.z)?(s=n,n=n.nextZ,a--):(s=o,o=o.nextZ,l--),r?r.nextZ=s:i=s,s.prevZ=r,r=s;n=o}r.nextZ=null,e*=2}while(t>1);return i}function Gd(i,t,e,n,s){return i=(i-e)*s|0,t=(t-n)*s|0,i=(i|i<<8)&16711935,i=(i|i<<4)&252645135,i=(i|i<<2)&858993459,i=(i|i<<1)&1431655765,t=(t|t<<8)&16711935,t=(t|t<<4)&252645135,t=(t|t<<2)&858993459,t=(t|t<<1)&1431655765,i|t<<1}function Ox(i){let t=i,e=i;do(t.x<e.x||t.x===e.x&&t.y<e.y)&&(e=t),t=t.next;while(t!==i);return e}function Zg(i,t,e,n,s,r,o,a){return(s-o)*(t-a)>=(i-o)*(r-a)&&(i-o)*(n-a)>=(e-o)*(t-a)&&(e-o)*(r-a)>=(s-o)*(n-a)}function ya(i,t,e,n,s,r,o,a){return!(i===o&&t===a)&&Zg(i,t,e,n,s,r,o,a)}function kx(i,t){return i.next.i!==t.i&&i.prev.i!==t.i&&!Bx(i,t)&&($a(i,t)&&$a(t,i)&&zx(i,t)&&(an(i.prev,i,t.prev)||an(i,t.prev,t))||Ao(i,t)&&an(i.prev,i,i.next)>0&&an(t.prev,t,t.next)>0)}function an(i,t,e){return(t.y-i.y)*(e.x-t.x)-(t.x-i.x)*(e.y-t.y)}function Ao(i,t){return i.x===t.x&&i.y===t.y}function Kg(i,t,e,n){let s=pc(an(i,t,e)),r=pc(an(i,t,n)),o=pc(an(e,n,i)),a=pc(an(e,n,t));return!!(s!==r&&o!==a||s===0&&fc(i,e,t)||r===0&&fc(i,n,t)||o===0&&fc(e,i,n)||a===0&&fc(e,t,n))}function fc(i,t,e){return t.x<=Math.max(i.x,e.x)&&t.x>=Math.min(i.x,e.x)&&t.y<=Math.max(i.y,e.y)&&t.y>=Math.min(i.y,e.y)}function pc(i){return i>0?1:i<0?-1:0}function Bx(i,t){let e=i;do{if(e.i!==i.i&&e.next.i!==i.i&&e.i!==t.i&&e.next.i!==t.i&&Kg(e,e.next,i,t))return!0;e=e.next}while(e!==i);return!1}function $a(i,t){return an(i.prev,i,i.next)<0?an(i,t,i.next)>=0&&an(i,i.prev,t)>=0:an(i,t,i.prev)<0||an(i,i.next,t)<0}function zx(i,t){let e=i,n=!1,s=(i.x+t.x)/2,r=(i.y+t.y)/2;do e.y>r!=e.next.y>r&&e.next.y!==e.y&&s<(e.next.x-e.x)*(r-e.y)/(e.next.y-e.y)+e.x&&(n=!n),e=e.next;while(e!==i);return n}function Jg(i,t){let e=Hd(i.i,i.x,i.y),n=Hd(t.i,t.x,t.y),s=i.next,r=t.prev;return i.next=t,t.prev=i,e.next=s,s.prev=e,n.next=e,e.prev=n,r.next=n,n.prev=r,n}function Zm(i,t,e,n){let s=Hd(i,t,e);return n?(s.next=n.next,s.prev=n,n.next.prev=s,n.next=s):(s.prev=s,s.next=s),s}function Za(i){i.next.prev=i.prev,i.prev.next=i.next,i.prevZ&&(i.prevZ.nextZ=i.nextZ),i.nextZ&&(i.nextZ.prevZ=i.prevZ)}function Hd(i,t,e){return{i,x:t,y:e,prev:null,next:null,z:0,prevZ:null,nextZ:null,steiner:!1}}function Vx(i,t,e,n){let s=0;for(let r=t,o=e-n;r<e;r+=n)s+=(i[o]-i[r])*(i[r+1]+i[o+1]),o=r;return s}var Wd=class{static triangulate(t,e,n=2){return Ex(t,e,n)}},mo=class i{static area(t){let e=t.length,n=0;for(let s=e-1,r=0;r<e;s=r++)n+=t[s].x*t[r].y-t[r].x*t[s].y;return n*.5}static isClockWise(t){return i.area(t)<0}static triangulateShape(t,e){let n=[],s=[],r=[];Km(t),Jm(n,t);let o=t.length;e.forEach(Km);for(let l=0;l<e.length;l++)s.push(o),o+=e[l].length,Jm(n,e[l]);let a=Wd.triangulate(n,s);for(let l=0;l<a.length;l+=3)r.push(a.slice(l,l+3));return r}};function Km(i){let t=i.length;t>2&&i[t-1].equals(i[0])&&i.pop()}function Jm(i,t){for(let e=0;e<t.length;e++)i.push(t[e].x),i.push(t[e].y)}var Ka=class i extends Uc{constructor(t=1,e=0){let n=(1+Math.sqrt(5))/2,s=[-1,n,0,1,n,0,-1,-n,0,1,-n,0,0,-1,n,0,1,n,0,-1,-n,0,1,-n,n,0,-1,n,0,1,-n,0,-1,-n,0,1],r=[0,11,5,0,5,1,0,1,7,0,7,10,0,10,11,1,5,9,5,11,4,11,10,2,10,7,6,7,1,8,3,9,4,3,4,2,3,2,6,3,6,8,3,8,9,4,9,5,2,4,11,6,2,10,8,6,7,9,8,1];super(s,r,t,e),this.type="IcosahedronGeometry",this.parameters={radius:t,detail:e}}static fromJSON(t){return new i(t.radius,t.detail)}};var Is=class i extends He{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,f=[],g=[],y=[],p=[];for(let m=0;m<h;m++){let _=m*d-o;for(let w=0;w<c;w++){let b=w*u-r;g.push(b,-_,0),y.push(0,0,1),p.push(w/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let _=0;_<a;_++){let w=_+c*m,b=_+c*(m+1),C=_+1+c*(m+1),A=_+1+c*m;f.push(w,b,A),f.push(b,C,A)}this.setIndex(f),this.setAttribute("position",new he(g,3)),this.setAttribute("normal",new he(y,3)),this.setAttribute("uv",new he(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}},Co=class i extends He{constructor(t=.5,e=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:t,outerRadius:e,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);let a=[],l=[],c=[],h=[],u=t,d=(e-t)/s,f=new D,g=new Ct;for(let y=0;y<=s;y++){for(let p=0;p<=n;p++){let m=r+p/n*o;f.x=u*Math.cos(m),f.y=u*Math.sin(m),l.push(f.x,f.y,f.z),c.push(0,0,1),g.x=(f.x/e+1)/2,g.y=(f.y/e+1)/2,h.push(g.x,g.y)}u+=d}for(let y=0;y<s;y++){let p=y*(n+1);for(let m=0;m<n;m++){let _=m+p,w=_,b=_+n+1,C=_+n+2,A=_+1;a.push(w,b,A),a.push(b,C,A)}}this.setIndex(a),this.setAttribute("position",new he(l,3)),this.setAttribute("normal",new he(c,3)),this.setAttribute("uv",new he(h,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.innerRadius,t.outerRadius,t.thetaSegments,t.phiSegments,t.thetaStart,t.thetaLength)}},er=class i extends He{constructor(t=new To([new Ct(0,.5),new Ct(-.5,-.5),new Ct(.5,-.5)]),e=12){super(),this.type="ShapeGeometry",this.parameters={shapes:t,curveSegments:e};let n=[],s=[],r=[],o=[],a=0,l=0;if(Array.isArray(t)===!1)c(t);else for(let h=0;h<t.length;h++)c(t[h]),this.addGroup(a,l,h),a+=l,l=0;this.setIndex(n),this.setAttribute("position",new he(s,3)),this.setAttribute("normal",new he(r,3)),this.setAttribute("uv",new he(o,2));function c(h){let u=s.length/3,d=h.extractPoints(e),f=d.shape,g=d.holes;mo.isClockWise(f)===!1&&(f=f.reverse());for(let p=0,m=g.length;p<m;p++){let _=g[p];mo.isClockWise(_)===!0&&(g[p]=_.reverse())}let y=mo.triangulateShape(f,g);for(let p=0,m=g.length;p<m;p++){let _=g[p];f=f.concat(_)}for(let p=0,m=f.length;p<m;p++){let _=f[p];s.push(_.x,_.y,0),r.push(0,0,1),o.push(_.x,_.y)}for(let p=0,m=y.length;p<m;p++){let _=y[p],w=_[0]+u,b=_[1]+u,C=_[2]+u;n.push(w,b,C),l+=3}}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}toJSON(){let t=super.toJSON(),e=this.parameters.shapes;return Gx(e,t)}static fromJSON(t,e){let n=[];for(let s=0,r=t.shapes.length;s<r;s++){let o=e[t.shapes[s]];n.push(o)}return new i(n,t.curveSegments)}};function Gx(i,t){if(t.shapes=[],Array.isArray(i))for(let e=0,n=i.length;e<n;e++){let s=i[e];t.shapes.push(s.uuid)}else t.shapes.push(i.uuid);return t}var Pi=class i extends He{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new D,d=new D,f=[],g=[],y=[],p=[];for(let m=0;m<=n;m++){let _=[],w=m/n,b=o+w*a,C=t*Math.cos(b),A=Math.sqrt(t*t-C*C),v=0;m===0&&o===0?v=.5/e:m===n&&l===Math.PI&&(v=-.5/e);for(let M=0;M<=e;M++){let U=M/e,R=s+U*r;u.x=-A*Math.cos(R),u.y=C,u.z=A*Math.sin(R),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),p.push(U+v,1-w),_.push(c++)}h.push(_)}for(let m=0;m<n;m++)for(let _=0;_<e;_++){let w=h[m][_+1],b=h[m][_],C=h[m+1][_],A=h[m+1][_+1];(m!==0||o>0)&&f.push(w,b,A),(m!==n-1||l<Math.PI)&&f.push(b,C,A)}this.setIndex(f),this.setAttribute("position",new he(g,3)),this.setAttribute("normal",new he(y,3)),this.setAttribute("uv",new he(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function Cr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(jm(s))s.isRenderTargetTexture?(Zt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(jm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Zn(i){let t={};for(let e=0;e<i.length;e++){let n=Cr(i[e]);for(let s in n)t[s]=n[s]}return t}function jm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Hx(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Cf(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Me.workingColorSpace}var jg={clone:Cr,merge:Zn},Wx=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Xx=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ls=class extends os{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Wx,this.fragmentShader=Xx,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Cr(t.uniforms),this.uniformsGroups=Hx(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new se().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ct().fromArray(s.value);break;case"v3":this.uniforms[n].value=new D().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Oe().fromArray(s.value);break;case"m3":this.uniforms[n].value=new re().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ue().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Hc=class extends ls{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Ls=class extends os{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new se(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new se(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=dl,this.normalScale=new Ct(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}};var Ja=class extends os{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new se(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=dl,this.normalScale=new Ct(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rs,this.combine=sh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Wc=class extends os{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Lg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Xc=class extends os{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function ho(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function mc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var nr=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},qc=class extends nr{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Bd,endingEnd:Bd}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case zd:r=t,a=2*e-n;break;case Vd:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case zd:o=t,l=2*n-e;break;case Vd:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-e)/(s-e),y=g*g,p=y*g,m=-d*p+2*d*y-d*g,_=(1+d)*p+(-1.5-2*d)*y+(-.5+d)*g+1,w=(-1-f)*p+(1.5+f)*y+.5*g,b=f*p-f*y;for(let C=0;C!==a;++C)r[C]=m*o[h+C]+_*o[c+C]+w*o[l+C]+b*o[u+C];return r}},Yc=class extends nr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},$c=class extends nr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Zc=class extends nr{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),y=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*y+o[l+p]*g;return r}let d=a*2,f=t-1;for(let g=0;g!==a;++g){let y=o[c+g],p=o[l+g],m=f*d+g*2,_=u[m],w=u[m+1],b=t*d+g*2,C=h[b],A=h[b+1],v=Yx(n,e,_,C,s);r[g]=Qg(v,y,w,A,p)}return r}};function Qg(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function qx(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function Yx(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Qg(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=qx(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var yi=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=ho(e,this.TimeBufferType),this.values=ho(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:ho(t.times,Array),values:ho(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),mc(t.settings)&&(n.settings={inTangents:ho(t.settings.inTangents,Array),outTangents:ho(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new $c(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Yc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new qc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Zc(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Ea:e=this.InterpolantFactoryMethodDiscrete;break;case Rc:e=this.InterpolantFactoryMethodLinear;break;case vc:e=this.InterpolantFactoryMethodSmooth;break;case kd:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Zt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ea;case this.InterpolantFactoryMethodLinear:return Rc;case this.InterpolantFactoryMethodSmooth:return vc;case this.InterpolantFactoryMethodBezier:return kd}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;mc(this.settings)&&(Qm(this.settings.inTangents,t),Qm(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;mc(this.settings)&&(tg(this.settings.inTangents,t),tg(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(ne("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(ne("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){ne("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){ne("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&Uy(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){ne("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===vc,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let y=e[u+g];if(y!==e[d+g]||y!==e[f+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,mc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Qm(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function tg(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}yi.prototype.ValueTypeName="";yi.prototype.TimeBufferType=Float32Array;yi.prototype.ValueBufferType=Float32Array;yi.prototype.DefaultInterpolation=Rc;var ir=class extends yi{constructor(t,e,n){super(t,e,n)}};ir.prototype.ValueTypeName="bool";ir.prototype.ValueBufferType=Array;ir.prototype.DefaultInterpolation=Ea;ir.prototype.InterpolantFactoryMethodLinear=void 0;ir.prototype.InterpolantFactoryMethodSmooth=void 0;var Kc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Kc.prototype.ValueTypeName="color";var Jc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Jc.prototype.ValueTypeName="number";var jc=class extends nr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)ii.slerpFlat(r,0,o,c-a,o,c,l);return r}},ja=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new jc(this.times,this.values,this.getValueSize(),t)}};ja.prototype.ValueTypeName="quaternion";ja.prototype.InterpolantFactoryMethodSmooth=void 0;var sr=class extends yi{constructor(t,e,n){super(t,e,n)}};sr.prototype.ValueTypeName="string";sr.prototype.ValueBufferType=Array;sr.prototype.DefaultInterpolation=Ea;sr.prototype.InterpolantFactoryMethodLinear=void 0;sr.prototype.InterpolantFactoryMethodSmooth=void 0;var Qc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Qc.prototype.ValueTypeName="vector";var th=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},t0=new th,eh=class{constructor(t){this.manager=t!==void 0?t:t0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};eh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Qa=class extends On{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new se(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},tl=class extends Qa{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(On.DEFAULT_UP),this.updateMatrix(),this.groundColor=new se(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Ud=new ue,eg=new D,ng=new D,nh=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ct(512,512),this.mapType=oi,this.map=null,this.mapPass=null,this.matrix=new ue,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Qs,this._frameExtents=new Ct(1,1),this._viewportCount=1,this._viewports=[new Oe(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;eg.setFromMatrixPosition(t.matrixWorld),e.position.copy(eg),ng.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(ng),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Ud.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Ud,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===_o||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(Ud)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},gc=new D,_c=new ii,is=new D,el=class extends On{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ue,this.projectionMatrix=new ue,this.projectionMatrixInverse=new ue,this.coordinateSystem=Ci,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(gc,_c,is),is.x===1&&is.y===1&&is.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,_c,is.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(gc,_c,is),is.x===1&&is.y===1&&is.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,_c,is.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Js=new D,ig=new Ct,sg=new Ct,ei=class extends el{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=yo*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(ba*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return yo*2*Math.atan(Math.tan(ba*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Js.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Js.x,Js.y).multiplyScalar(-t/Js.z),Js.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Js.x,Js.y).multiplyScalar(-t/Js.z)}getViewSize(t,e){return this.getViewBounds(t,ig,sg),e.subVectors(sg,ig)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(ba*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var nl=class extends el{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Xd=class extends nh{constructor(){super(new nl(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ro=class extends Qa{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(On.DEFAULT_UP),this.updateMatrix(),this.target=new On,this.shadow=new Xd}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var uo=-90,fo=1,Po=class extends On{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ei(uo,fo,t,e);s.layers=this.layers,this.add(s);let r=new ei(uo,fo,t,e);r.layers=this.layers,this.add(r);let o=new ei(uo,fo,t,e);o.layers=this.layers,this.add(o);let a=new ei(uo,fo,t,e);a.layers=this.layers,this.add(a);let l=new ei(uo,fo,t,e);l.layers=this.layers,this.add(l);let c=new ei(uo,fo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Ci)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===_o)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=y,t.setRenderTarget(n,5,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},ih=class extends ei{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Rf="\\[\\]\\.:\\/",$x=new RegExp("["+Rf+"]","g"),Pf="[^"+Rf+"]",Zx="[^"+Rf.replace("\\.","")+"]",Kx=/((?:WC+[\/:])*)/.source.replace("WC",Pf),Jx=/(WCOD+)?/.source.replace("WCOD",Zx),jx=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Pf),Qx=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Pf),tb=new RegExp("^"+Kx+Jx+jx+Qx+"$"),eb=["material","materials","bones","map"],qd=class{constructor(t,e,n){let s=n||tn.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},tn=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace($x,"")}static parseTrackName(t){let e=tb.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);eb.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Zt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){ne("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){ne("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){ne("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){ne("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){ne("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){ne("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){ne("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;ne("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){ne("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){ne("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};tn.Composite=qd;tn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};tn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};tn.prototype.GetterByBindingType=[tn.prototype._getValue_direct,tn.prototype._getValue_array,tn.prototype._getValue_arrayElement,tn.prototype._getValue_toArray];tn.prototype.SetterByBindingTypeAndVersioning=[[tn.prototype._setValue_direct,tn.prototype._setValue_direct_setNeedsUpdate,tn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_array,tn.prototype._setValue_array_setNeedsUpdate,tn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_arrayElement,tn.prototype._setValue_arrayElement_setNeedsUpdate,tn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_fromArray,tn.prototype._setValue_fromArray_setNeedsUpdate,tn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var XR=new Float32Array(1);var rg=new ue,il=class{constructor(t,e,n=0,s=1/0){this.ray=new Cs(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new bo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):ne("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return rg.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(rg),this}intersectObject(t,e=!0,n=[]){return Yd(t,this,n,e),n.sort(og),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Yd(t[s],this,n,e);return n.sort(og),n}};function og(i,t){return i.distance-t.distance}function Yd(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Yd(r[o],t,e,!0)}}var Io=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=me(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(me(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var $d=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var sl=class extends Hi{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function If(i,t,e,n){let s=nb(n);switch(e){case pf:return i*t;case gf:return i*t/s.components*s.byteLength;case uh:return i*t/s.components*s.byteLength;case lr:return i*t*2/s.components*s.byteLength;case dh:return i*t*2/s.components*s.byteLength;case mf:return i*t*3/s.components*s.byteLength;case Li:return i*t*4/s.components*s.byteLength;case fh:return i*t*4/s.components*s.byteLength;case ol:case al:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case ll:case cl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case mh:case _h:return Math.max(i,16)*Math.max(t,8)/4;case ph:case gh:return Math.max(i,8)*Math.max(t,8)/2;case vh:case yh:case bh:case Sh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case xh:case hl:case Mh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case wh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Eh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Th:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Ah:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case Ch:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Rh:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Ph:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Ih:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Lh:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Dh:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Nh:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Fh:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Uh:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Oh:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case kh:case Bh:case zh:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Vh:case Gh:return Math.ceil(i/4)*Math.ceil(t/4)*8;case ul:case Hh:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function nb(i){switch(i){case oi:case hf:return{byteLength:1,components:1};case Fo:case uf:case Xi:return{byteLength:2,components:1};case ch:case hh:return{byteLength:2,components:4};case Wi:case lh:case Ii:return{byteLength:4,components:1};case df:case ff:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Zt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function S0(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function sb(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],y=u[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let y=u[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var rb=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ob=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,ab=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,lb=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,cb=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,hb=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,ub=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,db=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,fb=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,pb=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,mb=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,gb=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,_b=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,vb=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,yb=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,xb=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,bb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Sb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Mb=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,wb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Eb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Tb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Ab=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,Cb=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Rb=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Pb=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Ib=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Lb=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Db=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Nb="gl_FragColor = linearToOutputTexel( gl_FragColor );",Fb=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Ub=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,Ob=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,kb=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Bb=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,zb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Vb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Gb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Hb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Wb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Xb=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,qb=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Yb=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,$b=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Zb=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,Kb=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Jb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,jb=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Qb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,tS=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,eS=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,nS=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,iS=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,sS=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,rS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,oS=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,aS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,lS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,cS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,hS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,uS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,dS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,fS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,pS=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,mS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,gS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,_S=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,vS=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,yS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,xS=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,bS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,SS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,MS=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,wS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,ES=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,TS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,AS=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,CS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,RS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,PS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,IS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,LS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,DS=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,NS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,FS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,US=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,OS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,kS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,BS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,zS=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,VS=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,GS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,HS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,WS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,XS=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,qS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,YS=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,$S=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,ZS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,KS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,JS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,jS=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,QS=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,tM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,eM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,nM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,iM=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,sM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,rM=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,oM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,aM=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cM=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,hM=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,uM=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,dM=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,fM=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,pM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,mM=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,gM=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,_M=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,vM=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,yM=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,xM=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,bM=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,SM=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,MM=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,wM=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,EM=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,TM=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,AM=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,CM=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,RM=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,PM=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,IM=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,LM=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,DM=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,NM=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,FM=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,UM=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,OM=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ge={alphahash_fragment:rb,alphahash_pars_fragment:ob,alphamap_fragment:ab,alphamap_pars_fragment:lb,alphatest_fragment:cb,alphatest_pars_fragment:hb,aomap_fragment:ub,aomap_pars_fragment:db,batching_pars_vertex:fb,batching_vertex:pb,begin_vertex:mb,beginnormal_vertex:gb,bsdfs:_b,iridescence_fragment:vb,bumpmap_pars_fragment:yb,clipping_planes_fragment:xb,clipping_planes_pars_fragment:bb,clipping_planes_pars_vertex:Sb,clipping_planes_vertex:Mb,color_fragment:wb,color_pars_fragment:Eb,color_pars_vertex:Tb,color_vertex:Ab,common:Cb,defaultnormal_vertex:Rb,displacementmap_pars_vertex:Pb,displacementmap_vertex:Ib,emissivemap_fragment:Lb,emissivemap_pars_fragment:Db,colorspace_fragment:Nb,colorspace_pars_fragment:Fb,envmap_fragment:Ub,envmap_common_pars_fragment:Ob,envmap_pars_fragment:kb,envmap_pars_vertex:Bb,envmap_physical_pars_fragment:Kb,envmap_vertex:zb,fog_vertex:Vb,fog_pars_vertex:Gb,fog_fragment:Hb,fog_pars_fragment:Wb,gradientmap_pars_fragment:Xb,lightmap_pars_fragment:qb,lights_lambert_fragment:Yb,lights_lambert_pars_fragment:$b,lights_pars_begin:Zb,lights_toon_fragment:Jb,lights_toon_pars_fragment:jb,lights_phong_fragment:Qb,lights_phong_pars_fragment:tS,lights_physical_fragment:eS,lights_physical_pars_fragment:nS,lights_fragment_begin:iS,lights_fragment_maps:sS,lights_fragment_end:rS,lightprobes_pars_fragment:oS,logdepthbuf_fragment:aS,logdepthbuf_pars_fragment:lS,logdepthbuf_pars_vertex:cS,logdepthbuf_vertex:hS,map_fragment:uS,map_pars_fragment:dS,map_particle_fragment:fS,map_particle_pars_fragment:pS,metalnessmap_fragment:mS,metalnessmap_pars_fragment:gS,morphinstance_vertex:_S,morphcolor_vertex:vS,morphnormal_vertex:yS,morphtarget_pars_vertex:xS,morphtarget_vertex:bS,normal_fragment_begin:SS,normal_fragment_maps:MS,normal_pars_fragment:wS,normal_pars_vertex:ES,normal_vertex:TS,normalmap_pars_fragment:AS,clearcoat_normal_fragment_begin:CS,clearcoat_normal_fragment_maps:RS,clearcoat_pars_fragment:PS,iridescence_pars_fragment:IS,opaque_fragment:LS,packing:DS,premultiplied_alpha_fragment:NS,project_vertex:FS,dithering_fragment:US,dithering_pars_fragment:OS,roughnessmap_fragment:kS,roughnessmap_pars_fragment:BS,shadowmap_pars_fragment:zS,shadowmap_pars_vertex:VS,shadowmap_vertex:GS,shadowmask_pars_fragment:HS,skinbase_vertex:WS,skinning_pars_vertex:XS,skinning_vertex:qS,skinnormal_vertex:YS,specularmap_fragment:$S,specularmap_pars_fragment:ZS,tonemapping_fragment:KS,tonemapping_pars_fragment:JS,transmission_fragment:jS,transmission_pars_fragment:QS,uv_pars_fragment:tM,uv_pars_vertex:eM,uv_vertex:nM,worldpos_vertex:iM,background_vert:sM,background_frag:rM,backgroundCube_vert:oM,backgroundCube_frag:aM,cube_vert:lM,cube_frag:cM,depth_vert:hM,depth_frag:uM,distance_vert:dM,distance_frag:fM,equirect_vert:pM,equirect_frag:mM,linedashed_vert:gM,linedashed_frag:_M,meshbasic_vert:vM,meshbasic_frag:yM,meshlambert_vert:xM,meshlambert_frag:bM,meshmatcap_vert:SM,meshmatcap_frag:MM,meshnormal_vert:wM,meshnormal_frag:EM,meshphong_vert:TM,meshphong_frag:AM,meshphysical_vert:CM,meshphysical_frag:RM,meshtoon_vert:PM,meshtoon_frag:IM,points_vert:LM,points_frag:DM,shadow_vert:NM,shadow_frag:FM,sprite_vert:UM,sprite_frag:OM},Nt={common:{diffuse:{value:new se(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new re},alphaMap:{value:null},alphaMapTransform:{value:new re},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new re}},envmap:{envMap:{value:null},envMapRotation:{value:new re},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new re}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new re}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new re},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new re},normalScale:{value:new Ct(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new re},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new re}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new re}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new re}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new se(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new se(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new re},alphaTest:{value:0},uvTransform:{value:new re}},sprite:{diffuse:{value:new se(16777215)},opacity:{value:1},center:{value:new Ct(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new re},alphaMap:{value:null},alphaMapTransform:{value:new re},alphaTest:{value:0}}},us={basic:{uniforms:Zn([Nt.common,Nt.specularmap,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.fog]),vertexShader:ge.meshbasic_vert,fragmentShader:ge.meshbasic_frag},lambert:{uniforms:Zn([Nt.common,Nt.specularmap,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.fog,Nt.lights,{emissive:{value:new se(0)},envMapIntensity:{value:1}}]),vertexShader:ge.meshlambert_vert,fragmentShader:ge.meshlambert_frag},phong:{uniforms:Zn([Nt.common,Nt.specularmap,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.fog,Nt.lights,{emissive:{value:new se(0)},specular:{value:new se(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ge.meshphong_vert,fragmentShader:ge.meshphong_frag},standard:{uniforms:Zn([Nt.common,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.roughnessmap,Nt.metalnessmap,Nt.fog,Nt.lights,{emissive:{value:new se(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ge.meshphysical_vert,fragmentShader:ge.meshphysical_frag},toon:{uniforms:Zn([Nt.common,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.gradientmap,Nt.fog,Nt.lights,{emissive:{value:new se(0)}}]),vertexShader:ge.meshtoon_vert,fragmentShader:ge.meshtoon_frag},matcap:{uniforms:Zn([Nt.common,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.fog,{matcap:{value:null}}]),vertexShader:ge.meshmatcap_vert,fragmentShader:ge.meshmatcap_frag},points:{uniforms:Zn([Nt.points,Nt.fog]),vertexShader:ge.points_vert,fragmentShader:ge.points_frag},dashed:{uniforms:Zn([Nt.common,Nt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ge.linedashed_vert,fragmentShader:ge.linedashed_frag},depth:{uniforms:Zn([Nt.common,Nt.displacementmap]),vertexShader:ge.depth_vert,fragmentShader:ge.depth_frag},normal:{uniforms:Zn([Nt.common,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,{opacity:{value:1}}]),vertexShader:ge.meshnormal_vert,fragmentShader:ge.meshnormal_frag},sprite:{uniforms:Zn([Nt.sprite,Nt.fog]),vertexShader:ge.sprite_vert,fragmentShader:ge.sprite_frag},background:{uniforms:{uvTransform:{value:new re},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ge.background_vert,fragmentShader:ge.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new re}},vertexShader:ge.backgroundCube_vert,fragmentShader:ge.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ge.cube_vert,fragmentShader:ge.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ge.equirect_vert,fragmentShader:ge.equirect_frag},distance:{uniforms:Zn([Nt.common,Nt.displacementmap,{referencePosition:{value:new D},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ge.distance_vert,fragmentShader:ge.distance_frag},shadow:{uniforms:Zn([Nt.lights,Nt.fog,{color:{value:new se(0)},opacity:{value:1}}]),vertexShader:ge.shadow_vert,fragmentShader:ge.shadow_frag}};us.physical={uniforms:Zn([us.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new re},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new re},clearcoatNormalScale:{value:new Ct(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new re},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new re},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new re},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new re},sheen:{value:0},sheenColor:{value:new se(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new re},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new re},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new re},transmissionSamplerSize:{value:new Ct},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new re},attenuationDistance:{value:0},attenuationColor:{value:new se(0)},specularColor:{value:new se(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new re},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new re},anisotropyVector:{value:new Ct},anisotropyMap:{value:null},anisotropyMapTransform:{value:new re}}]),vertexShader:ge.meshphysical_vert,fragmentShader:ge.meshphysical_frag};var Wh={r:0,b:0,g:0},kM=new ue,M0=new re;M0.set(-1,0,0,0,1,0,0,0,1);function BM(i,t,e,n,s,r){let o=new se(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){let b=_.backgroundBlurriness>0;w=t.get(w,b)}return w}function g(_){let w=!1,b=f(_);b===null?p(o,a):b&&b.isColor&&(p(b,1),w=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?e.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(_,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new ve(new as(1,1,1),new ls({name:"BackgroundCubeMaterial",uniforms:Cr(us.backgroundCube.uniforms),vertexShader:us.backgroundCube.vertexShader,fragmentShader:us.backgroundCube.fragmentShader,side:zn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,A,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(kM.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(M0),c.material.toneMapped=Me.getTransfer(b.colorSpace)!==Le,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new ve(new Is(2,2),new ls({name:"BackgroundMaterial",uniforms:Cr(us.background.uniforms),vertexShader:us.background.vertexShader,fragmentShader:us.background.fragmentShader,side:ar,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Me.getTransfer(b.colorSpace)!==Le,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,w){_.getRGB(Wh,Cf(i)),e.buffers.color.setClear(Wh.r,Wh.g,Wh.b,w,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:g,addToRenderList:y,dispose:m}}function zM(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,z,G,F,X){let $=!1,W=u(L,F,G,z);r!==W&&(r=W,c(r.object)),$=f(L,F,G,X),$&&g(L,F,G,X),X!==null&&t.update(X,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,b(L,z,G,F),X!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(X).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,z,G,F){let X=F.wireframe===!0,$=n[z.id];$===void 0&&($={},n[z.id]=$);let W=L.isInstancedMesh===!0?L.id:0,ct=$[W];ct===void 0&&(ct={},$[W]=ct);let J=ct[G.id];J===void 0&&(J={},ct[G.id]=J);let Q=J[X];return Q===void 0&&(Q=d(l()),J[X]=Q),Q}function d(L){let z=[],G=[],F=[];for(let X=0;X<e;X++)z[X]=0,G[X]=0,F[X]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:G,attributeDivisors:F,object:L,attributes:{},index:null}}function f(L,z,G,F){let X=r.attributes,$=z.attributes,W=0,ct=G.getAttributes();for(let J in ct)if(ct[J].location>=0){let st=X[J],dt=$[J];if(dt===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),st===void 0||st.attribute!==dt||dt&&st.data!==dt.data)return!0;W++}return r.attributesNum!==W||r.index!==F}function g(L,z,G,F){let X={},$=z.attributes,W=0,ct=G.getAttributes();for(let J in ct)if(ct[J].location>=0){let st=$[J];st===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(st=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(st=L.instanceColor));let dt={};dt.attribute=st,st&&st.data&&(dt.data=st.data),X[J]=dt,W++}r.attributes=X,r.attributesNum=W,r.index=F}function y(){let L=r.newAttributes;for(let z=0,G=L.length;z<G;z++)L[z]=0}function p(L){m(L,0)}function m(L,z){let G=r.newAttributes,F=r.enabledAttributes,X=r.attributeDivisors;G[L]=1,F[L]===0&&(i.enableVertexAttribArray(L),F[L]=1),X[L]!==z&&(i.vertexAttribDivisor(L,z),X[L]=z)}function _(){let L=r.newAttributes,z=r.enabledAttributes;for(let G=0,F=z.length;G<F;G++)z[G]!==L[G]&&(i.disableVertexAttribArray(G),z[G]=0)}function w(L,z,G,F,X,$,W){W===!0?i.vertexAttribIPointer(L,z,G,X,$):i.vertexAttribPointer(L,z,G,F,X,$)}function b(L,z,G,F){y();let X=F.attributes,$=G.getAttributes(),W=z.defaultAttributeValues;for(let ct in $){let J=$[ct];if(J.location>=0){let Q=X[ct];if(Q===void 0&&(ct==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),ct==="instanceColor"&&L.instanceColor&&(Q=L.instanceColor)),Q!==void 0){let st=Q.normalized,dt=Q.itemSize,ut=t.get(Q);if(ut===void 0)continue;let tt=ut.buffer,gt=ut.type,yt=ut.bytesPerElement,Rt=gt===i.INT||gt===i.UNSIGNED_INT||Q.gpuType===lh;if(Q.isInterleavedBufferAttribute){let Mt=Q.data,Yt=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,le=Q.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Xt=0;Xt<J.locationSize;Xt++)m(J.location+Xt,Mt.meshPerAttribute);L.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Xt=0;Xt<J.locationSize;Xt++)p(J.location+Xt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Xt=0;Xt<J.locationSize;Xt++)w(J.location+Xt,dt/J.locationSize,gt,st,Yt*yt,(le+dt/J.locationSize*Xt)*yt,Rt)}else{if(Q.isInstancedBufferAttribute){for(let Mt=0;Mt<J.locationSize;Mt++)m(J.location+Mt,Q.meshPerAttribute);L.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Mt=0;Mt<J.locationSize;Mt++)p(J.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<J.locationSize;Mt++)w(J.location+Mt,dt/J.locationSize,gt,st,dt*yt,dt/J.locationSize*Mt*yt,Rt)}}else if(W!==void 0){let st=W[ct];if(st!==void 0)switch(st.length){case 2:i.vertexAttrib2fv(J.location,st);break;case 3:i.vertexAttrib3fv(J.location,st);break;case 4:i.vertexAttrib4fv(J.location,st);break;default:i.vertexAttrib1fv(J.location,st)}}}}_()}function C(){U();for(let L in n){let z=n[L];for(let G in z){let F=z[G];for(let X in F){let $=F[X];for(let W in $)h($[W].object),delete $[W];delete F[X]}}delete n[L]}}function A(L){if(n[L.id]===void 0)return;let z=n[L.id];for(let G in z){let F=z[G];for(let X in F){let $=F[X];for(let W in $)h($[W].object),delete $[W];delete F[X]}}delete n[L.id]}function v(L){for(let z in n){let G=n[z];for(let F in G){let X=G[F];if(X[L.id]===void 0)continue;let $=X[L.id];for(let W in $)h($[W].object),delete $[W];delete X[L.id]}}}function M(L){for(let z in n){let G=n[z],F=L.isInstancedMesh===!0?L.id:0,X=G[F];if(X!==void 0){for(let $ in X){let W=X[$];for(let ct in W)h(W[ct].object),delete W[ct];delete X[$]}delete G[F],Object.keys(G).length===0&&delete n[z]}}}function U(){R(),o=!0,r!==s&&(r=s,c(r.object))}function R(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:R,dispose:C,releaseStatesOfGeometry:A,releaseStatesOfObject:M,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:p,disableUnusedAttributes:_}}function VM(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function GM(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let v=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==Li&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let M=v===Xi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(v!==oi&&v!==Ii&&!M&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(Zt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&Zt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&Zt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:C,samples:A}}function HM(i){let t=this,e=null,n=0,s=!1,r=!1,o=new gi,a=new re,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,y=u.clipIntersection,p=u.clipShadows,m=i.get(u);if(!s||g===null||g.length===0||r&&!p)r?h(null):c();else{let _=r?0:n,w=_*4,b=m.clippingState||null;l.value=b,b=h(g,d,w,f);for(let C=0;C!==w;++C)b[C]=e[C];m.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,f,g){let y=u!==null?u.length:0,p=null;if(y!==0){if(p=l.value,g!==!0||p===null){let m=f+y*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<m)&&(p=new Float32Array(m));for(let w=0,b=f;w!==y;++w,b+=4)o.copy(u[w]).applyMatrix4(_,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,p}}var ml=class extends _i{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Oa(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new as(5,5,5),r=new ls({name:"CubemapFromEquirect",uniforms:Cr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:zn,blending:wr});r.uniforms.tEquirect.value=e;let o=new ve(s,r),a=e.minFilter;return e.minFilter===Ds&&(e.minFilter=ni),new Po(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},e0=256,WM=3,XM=20,w0=256,E0=16,qM=3,YM=new D,$M=new se,qh=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Po(1,10,null),this._boxMesh=new ve(new as(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=YM}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(t.background=l.getClearColor($M));let p=new Po(n,s,h);return p.position.copy(a),p.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,t.background=y,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=s0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=i0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(e0,wf(t))}_fromTexture(t,e){t.mapping===Tr||t.mapping===No?this._setSize(t.image.length===0?e0:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=n0(t,!1,!1),n=Math.log2(t)-WM;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=n0(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Tr||t.mapping===No?(this._cubemapMaterial===null&&(this._cubemapMaterial=s0()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=i0()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=ZM(),this._integrationMaterial=KM());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/E0);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-qM)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(w0*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=JM());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function n0(i,t,e){return new ml(i,{minFilter:Ds,generateMipmaps:t,type:Xi,colorSpace:Ta,depthBuffer:e})}function gl(i,t,e){return new ls({name:i,uniforms:t,vertexShader:ge.cube_vert,fragmentShader:e,side:zn,blending:wr,depthTest:!1,depthWrite:!1})}function ZM(){return gl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${w0}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function KM(){return gl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:E0}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function JM(){return gl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${XM}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function i0(){return gl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function s0(){return gl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function jM(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===rh||f===oh)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new ml(g.height);return y.fromEquirectangularTexture(i,d),t.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===rh||f===oh,y=f===Tr||f===No;if(g||y){let p=e.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new qh(i)),p=g?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),p.texture;if(p!==void 0)return p.texture;{let _=d.image;return g&&_&&_.height>0||y&&_&&l(_)?(n===null&&(n=new qh(i)),p=g?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===rh?d.mapping=Tr:f===oh&&(d.mapping=No),d}function l(d){let f=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function QM(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&xa("WebGLRenderer: "+n+" extension not supported."),s}}}function tw(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let p in g.attributes)t.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(t.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),e.memory.geometries++),y}function h(g){let y=g.attributes;for(let p in y)t.update(y[p],i.ARRAY_BUFFER)}function u(g){let y=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let _=y!==null?y.array.length:p.array.length/3-1,w=p.count>=65535?La:yr,b=new w(Math.ceil(_/3)*6,1),C=b.array;if(y!==null){let v=y.array;m=y.version;for(let M=0,U=0;M<_;M+=3){let R=v[M+0],L=v[M+1],z=v[M+2];C[U++]=R,C[U++]=L,C[U++]=L,C[U++]=z,C[U++]=z,C[U++]=R}}else{m=p.version;for(let v=0,M=0;v<_;v+=3){let U=v+0,R=v+1,L=v+2;C[M++]=U,C[M++]=R,C[M++]=R,C[M++]=L,C[M++]=L,C[M++]=U}}b.version=m;let A=r.get(g);A&&t.remove(A),r.set(g,b)}function d(g){let y=r.get(g);if(y){let p=g.index;p!==null&&y.version<p.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function ew(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),e.update(d,n,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let p=0;p<f;p++)y+=d[p];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function nw(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:ne("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function iw(i,t,e){let n=new WeakMap,s=new Oe;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],w=0;f===!0&&(w=1),g===!0&&(w=2),y===!0&&(w=3);let b=a.attributes.position.count*w,C=1;b>t.maxTextureSize&&(C=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let A=new Float32Array(b*C*4*u),v=new Ra(A,b,C,u);v.type=Ii,v.needsUpdate=!0;let M=w*4;for(let R=0;R<u;R++){let L=p[R],z=m[R],G=_[R],F=b*C*4*R;for(let X=0;X<L.count;X++){let $=X*M;f===!0&&(s.fromBufferAttribute(L,X),A[F+$+0]=s.x,A[F+$+1]=s.y,A[F+$+2]=s.z,A[F+$+3]=0),g===!0&&(s.fromBufferAttribute(z,X),A[F+$+4]=s.x,A[F+$+5]=s.y,A[F+$+6]=s.z,A[F+$+7]=0),y===!0&&(s.fromBufferAttribute(G,X),A[F+$+8]=s.x,A[F+$+9]=s.y,A[F+$+10]=s.z,A[F+$+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new Ct(b,C)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function sw(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var rw={[ef]:"LINEAR_TONE_MAPPING",[nf]:"REINHARD_TONE_MAPPING",[sf]:"CINEON_TONE_MAPPING",[rf]:"ACES_FILMIC_TONE_MAPPING",[af]:"AGX_TONE_MAPPING",[lf]:"NEUTRAL_TONE_MAPPING",[of]:"CUSTOM_TONE_MAPPING"};function ow(i,t,e,n,s,r){let o=new _i(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new He;h.setAttribute("position",new he([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new he([0,2,0,0,2,0],2));let u=new Hc({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new ve(h,u),f=new nl(-1,1,1,-1,0,1),g=null,y=null,p=!1,m,_=null,w=[],b=!1;this.setSize=function(C,A){o.setSize(C,A),a!==null&&a.setSize(C,A),l!==null&&l.setSize(C,A);for(let v=0;v<w.length;v++){let M=w[v];M.setSize&&M.setSize(C,A)}},this.setEffects=function(C){w=C,b=w.length>0&&w[0].isRenderPass===!0;let A=o.width,v=o.height;w.length>0&&a===null&&(a=new _i(A,v,{type:Xi,depthBuffer:!1,stencilBuffer:!1}),l=new _i(A,v,{type:Xi,depthBuffer:!1,stencilBuffer:!1}));let M=s===!0&&w.some(U=>U.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&c===null&&(c=new Ps(A,v),r===!0&&(c.format=Ns,c.type=Ar)),o.dispose(),o.depthTexture=M?c:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let U=0;U<w.length;U++){let R=w[U];R.setSize&&R.setSize(A,v),M&&R.needsDepthTexture===!0&&R.setDepthTexture&&R.setDepthTexture(c)}},this.begin=function(C,A){if(p||C.toneMapping===cs&&w.length===0)return!1;if(_=A,A!==null){let v=A.width,M=A.height;(o.width!==v||o.height!==M)&&this.setSize(v,M)}return b===!1&&C.setRenderTarget(o),m=C.toneMapping,C.toneMapping=cs,!0},this.hasRenderPass=function(){return b},this.end=function(C,A){C.toneMapping=m,p=!0;let v=o,M=a;for(let U=0;U<w.length;U++){let R=w[U];R.enabled!==!1&&(R.render(C,M,v,A),R.needsSwap!==!1&&(v=M,M=M===a?l:a))}if(g!==C.outputColorSpace||y!==C.toneMapping){g=C.outputColorSpace,y=C.toneMapping,u.defines={},Me.getTransfer(g)===Le&&(u.defines.SRGB_TRANSFER="");let U=rw[y];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,C.setRenderTarget(_),C.render(d,f),_=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var T0=new si,A0=new Ps(1,1),C0=new ka(1),R0=new Ra,P0=new Lc,I0=new Oa,r0=[],o0=[],a0=new Float32Array(16),l0=new Float32Array(9),c0=new Float32Array(4);function Oo(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=r0[s];if(r===void 0&&(r=new Float32Array(s),r0[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function En(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Tn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function $h(i,t){let e=o0[t];e===void 0&&(e=new Int32Array(t),o0[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function aw(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function lw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2fv(this.addr,t),Tn(e,t)}}function cw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(En(e,t))return;i.uniform3fv(this.addr,t),Tn(e,t)}}function hw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4fv(this.addr,t),Tn(e,t)}}function uw(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;c0.set(n),i.uniformMatrix2fv(this.addr,!1,c0),Tn(e,n)}}function dw(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;l0.set(n),i.uniformMatrix3fv(this.addr,!1,l0),Tn(e,n)}}function fw(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;a0.set(n),i.uniformMatrix4fv(this.addr,!1,a0),Tn(e,n)}}function pw(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function mw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2iv(this.addr,t),Tn(e,t)}}function gw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3iv(this.addr,t),Tn(e,t)}}function _w(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4iv(this.addr,t),Tn(e,t)}}function vw(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function yw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2uiv(this.addr,t),Tn(e,t)}}function xw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3uiv(this.addr,t),Tn(e,t)}}function bw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4uiv(this.addr,t),Tn(e,t)}}function Zh(i){return i.version===0&&(i.compareFunction=yf,i.needsUpdate=!0),i}function Sw(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Zh(A0):r=T0,e.setTexture2D(t||r,s)}function Mw(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||P0,s)}function ww(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Zh(C0):r=I0,e.setTextureCube(t||r,s)}function Ew(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||R0,s)}function Tw(i){switch(i){case 5126:return aw;case 35664:return lw;case 35665:return cw;case 35666:return hw;case 35674:return uw;case 35675:return dw;case 35676:return fw;case 5124:case 35670:return pw;case 35667:case 35671:return mw;case 35668:case 35672:return gw;case 35669:case 35673:return _w;case 5125:return vw;case 36294:return yw;case 36295:return xw;case 36296:return bw;case 35678:case 36198:case 36298:case 36306:case 35682:return Sw;case 35679:case 36299:case 36307:return Mw;case 35680:case 36300:case 36308:case 36293:return ww;case 36289:case 36303:case 36311:case 36292:return Ew}}function Aw(i,t){i.uniform1fv(this.addr,t)}function Cw(i,t){let e=Oo(t,this.size,2);i.uniform2fv(this.addr,e)}function Rw(i,t){let e=Oo(t,this.size,3);i.uniform3fv(this.addr,e)}function Pw(i,t){let e=Oo(t,this.size,4);i.uniform4fv(this.addr,e)}function Iw(i,t){let e=Oo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function Lw(i,t){let e=Oo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function Dw(i,t){let e=Oo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function Nw(i,t){i.uniform1iv(this.addr,t)}function Fw(i,t){i.uniform2iv(this.addr,t)}function Uw(i,t){i.uniform3iv(this.addr,t)}function Ow(i,t){i.uniform4iv(this.addr,t)}function kw(i,t){i.uniform1uiv(this.addr,t)}function Bw(i,t){i.uniform2uiv(this.addr,t)}function zw(i,t){i.uniform3uiv(this.addr,t)}function Vw(i,t){i.uniform4uiv(this.addr,t)}function Gw(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Zh(A0):o=T0;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function Hw(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||P0,r[o])}function Ww(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Zh(C0):o=I0;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function Xw(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||R0,r[o])}function qw(i){switch(i){case 5126:return Aw;case 35664:return Cw;case 35665:return Rw;case 35666:return Pw;case 35674:return Iw;case 35675:return Lw;case 35676:return Dw;case 5124:case 35670:return Nw;case 35667:case 35671:return Fw;case 35668:case 35672:return Uw;case 35669:case 35673:return Ow;case 5125:return kw;case 36294:return Bw;case 36295:return zw;case 36296:return Vw;case 35678:case 36198:case 36298:case 36306:case 35682:return Gw;case 35679:case 36299:case 36307:return Hw;case 35680:case 36300:case 36308:case 36293:return Ww;case 36289:case 36303:case 36311:case 36292:return Xw}}var Nf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=Tw(e.type)}},Ff=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=qw(e.type)}},Uf=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},Lf=/(\w+)(\])?(\[|\.)?/g;function h0(i,t){i.seq.push(t),i.map[t.id]=t}function Yw(i,t,e){let n=i.name,s=n.length;for(Lf.lastIndex=0;;){let r=Lf.exec(n),o=Lf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){h0(e,c===void 0?new Nf(a,i,t):new Ff(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new Uf(a),h0(e,u)),e=u}}}var Uo=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);Yw(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function u0(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var $w=37297,Zw=0;function Kw(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var d0=new re;function Jw(i){Me._getMatrix(d0,Me.workingColorSpace,i);let t=`mat3( ${d0.elements.map(e=>e.toFixed(4))} )`;switch(Me.getTransfer(i)){case Aa:return[t,"LinearTransferOETF"];case Le:return[t,"sRGBTransferOETF"];default:return Zt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function f0(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+Kw(i.getShaderSource(t),a)}else return r}function jw(i,t){let e=Jw(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var Qw={[ef]:"Linear",[nf]:"Reinhard",[sf]:"Cineon",[rf]:"ACESFilmic",[af]:"AgX",[lf]:"Neutral",[of]:"Custom"};function t1(i,t){let e=Qw[t];return e===void 0?(Zt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Xh=new D;function e1(){Me.getLuminanceCoefficients(Xh);let i=Xh.x.toFixed(4),t=Xh.y.toFixed(4),e=Xh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function n1(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(pl).join(`
`)}function i1(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function s1(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function pl(i){return i!==""}function p0(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function m0(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var r1=/^[ \t]*#include +<([\w\d./]+)>/gm;function Of(i){return i.replace(r1,o1)}function o1(i,t){let e=ge[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Of(e)}var a1=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function g0(i){return i.replace(a1,l1)}function l1(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function _0(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var c1={[Mr]:"SHADOWMAP_TYPE_PCF",[Lo]:"SHADOWMAP_TYPE_VSM"};function h1(i){return c1[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var u1={[No]:"ENVMAP_MODE_REFRACTION"};function d1(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":u1[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var f1={[sh]:"ENVMAP_BLENDING_MULTIPLY",[Cg]:"ENVMAP_BLENDING_MIX",[Rg]:"ENVMAP_BLENDING_ADD"};function p1(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":f1[i.combine]||"ENVMAP_BLENDING_NONE"}function m1(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=h1(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=d1(e),u=p1(e),d=n1(e),f=i1(r),g=s.createProgram(),y,p,m=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(y=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(pl).join(`
`),y.length>0&&(y+=`
`),p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(pl).join(`
`),p.length>0&&(p+=`
`)):(y=[_0(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(pl).join(`
`),p=[_0(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==cs?"#define TONE_MAPPING":"",e.toneMapping!==cs?ge.tonemapping_pars_fragment:"",e.toneMapping!==cs?t1("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",ge.colorspace_pars_fragment,jw("linearToOutputTexel",e.outputColorSpace),e1(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(pl).join(`
`)),o=Of(o),o=p0(o,e),o=m0(o,e),a=Of(a),a=p0(a,e),a=m0(a,e),o=g0(o),a=g0(a),e.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,p=["#define varying in",e.glslVersion===bf?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===bf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let _=m+y+o,w=m+p+a,b=u0(s,s.VERTEX_SHADER,_),C=u0(s,s.FRAGMENT_SHADER,w);s.attachShader(g,b),s.attachShader(g,C),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function A(R){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",z=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(C)||"",F=L.trim(),X=z.trim(),$=G.trim(),W=!0,ct=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(W=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,C);else{let J=f0(s,b,"vertex"),Q=f0(s,C,"fragment");ne("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+R.name+`
Material Type: `+R.type+`

Program Info Log: `+F+`
`+J+`
`+Q)}else F!==""?Zt("WebGLProgram: Program Info Log:",F):(X===""||$==="")&&(ct=!1);ct&&(R.diagnostics={runnable:W,programLog:F,vertexShader:{log:X,prefix:y},fragmentShader:{log:$,prefix:p}})}s.deleteShader(b),s.deleteShader(C),v=new Uo(s,g),M=s1(s,g)}let v;this.getUniforms=function(){return v===void 0&&A(this),v};let M;this.getAttributes=function(){return M===void 0&&A(this),M};let U=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,$w)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=Zw++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=C,this}var g1=0,kf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Bf(t),e.set(t,n)),n}},Bf=class{constructor(t){this.id=g1++,this.code=t,this.usedTimes=0}};function _1(i){return i===lr||i===hl||i===ul}function v1(i,t,e,n,s,r){let o=new bo,a=new kf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return l.add(v),v===0?"uv":`uv${v}`}function g(v,M,U,R,L,z){let G=R.fog,F=L.geometry,X=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?R.environment:null,$=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,W=t.get(v.envMap||X,$),ct=d[v.type],J=n.precision;v.precision!==null&&(J=n.getMaxPrecision(v.precision),J!==v.precision&&Zt("WebGLProgram.getParameters:",v.precision,"not supported, using",J,"instead."));let Q=F.morphAttributes.position||F.morphAttributes.normal||F.morphAttributes.color,st=Q!==void 0?Q.length:0,dt=0;F.morphAttributes.position!==void 0&&(dt=1),F.morphAttributes.normal!==void 0&&(dt=2),F.morphAttributes.color!==void 0&&(dt=3);let ut,tt,gt,yt;if(ct){let Pt=us[ct];ut=Pt.vertexShader,tt=Pt.fragmentShader}else{ut=v.vertexShader,tt=v.fragmentShader;let Pt=a.getVertexShaderStage(v),de=a.getFragmentShaderStage(v);a.update(v,Pt,de),gt=Pt.id,yt=de.id}let Rt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Yt=L.isInstancedMesh===!0,le=L.isBatchedMesh===!0,Xt=!!v.map,_e=!!v.matcap,fe=!!W,oe=fe&&W.isPMREMTexture===!0,nn=!!v.aoMap,$e=!!v.lightMap,mn=!!v.bumpMap&&v.wireframe===!1,ke=!!v.normalMap,Pn=!!v.displacementMap,Ee=!!v.emissiveMap,Mn=!!v.metalnessMap,ln=!!v.roughnessMap,gn=v.anisotropy>0,B=v.clearcoat>0,It=v.diffuseRoughness>0,Jt=v.dispersion>0,ce=v.retroreflectivity>0,wt=v.iridescence>0,We=v.sheen>0,Ht=v.transmission>0,Kt=gn&&!!v.anisotropyMap,P=B&&!!v.clearcoatMap,S=B&&!!v.clearcoatNormalMap,q=B&&!!v.clearcoatRoughnessMap,ht=It&&!!v.diffuseRoughnessMap,ot=wt&&!!v.iridescenceMap,vt=wt&&!!v.iridescenceThicknessMap,xt=We&&!!v.sheenColorMap,et=We&&!!v.sheenRoughnessMap,it=!!v.specularMap,mt=!!v.specularColorMap,k=!!v.specularIntensityMap,rt=Ht&&!!v.transmissionMap,nt=Ht&&!!v.thicknessMap,Et=!!v.gradientMap,_t=!!v.alphaMap,St=v.alphaTest>0,qt=!!v.alphaHash,Qt=!!v.extensions,lt=cs;v.toneMapped&&(Rt===null||Rt.isXRRenderTarget===!0)&&(lt=i.toneMapping);let zt=oe?W.isCompressedCubeTexture?W.image[0].mipmaps:W.mipmaps:null,te={shaderID:ct,shaderType:v.type,shaderName:v.name,vertexShader:ut,fragmentShader:tt,defines:v.defines,customVertexShaderID:gt,customFragmentShaderID:yt,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:J,batching:le,batchingColor:le&&L._colorsTexture!==null,instancing:Yt,instancingColor:Yt&&L.instanceColor!==null,instancingMorph:Yt&&L.morphTexture!==null,outputColorSpace:Rt===null?i.outputColorSpace:Rt.isXRRenderTarget===!0?Rt.texture.colorSpace:Me.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Xt,matcap:_e,envMap:fe,envMapMode:fe&&W.mapping,envMapPMREM:oe,envMapMaxLod:oe?zt.length-1:null,envMapSize:oe?zt[0].width:null,aoMap:nn,lightMap:$e,bumpMap:mn,normalMap:ke,displacementMap:Pn,emissiveMap:Ee,normalMapObjectSpace:ke&&v.normalMapType===Dg,normalMapTangentSpace:ke&&v.normalMapType===dl,packedNormalMap:ke&&v.normalMapType===dl&&_1(v.normalMap.format),metalnessMap:Mn,roughnessMap:ln,anisotropy:gn,anisotropyMap:Kt,clearcoat:B,clearcoatMap:P,clearcoatNormalMap:S,clearcoatRoughnessMap:q,diffuseRoughness:It,diffuseRoughnessMap:ht,dispersion:Jt,retroreflection:ce,iridescence:wt,iridescenceMap:ot,iridescenceThicknessMap:vt,sheen:We,sheenColorMap:xt,sheenRoughnessMap:et,specularMap:it,specularColorMap:mt,specularIntensityMap:k,transmission:Ht,transmissionMap:rt,thicknessMap:nt,gradientMap:Et,opaque:v.transparent===!1&&v.blending===Do&&v.alphaToCoverage===!1,alphaMap:_t,alphaTest:St,alphaHash:qt,combine:v.combine,mapUv:Xt&&f(v.map.channel),aoMapUv:nn&&f(v.aoMap.channel),lightMapUv:$e&&f(v.lightMap.channel),bumpMapUv:mn&&f(v.bumpMap.channel),normalMapUv:ke&&f(v.normalMap.channel),displacementMapUv:Pn&&f(v.displacementMap.channel),emissiveMapUv:Ee&&f(v.emissiveMap.channel),metalnessMapUv:Mn&&f(v.metalnessMap.channel),roughnessMapUv:ln&&f(v.roughnessMap.channel),anisotropyMapUv:Kt&&f(v.anisotropyMap.channel),clearcoatMapUv:P&&f(v.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(v.iridescenceMap.channel),iridescenceThicknessMapUv:vt&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:et&&f(v.sheenRoughnessMap.channel),specularMapUv:it&&f(v.specularMap.channel),specularColorMapUv:mt&&f(v.specularColorMap.channel),specularIntensityMapUv:k&&f(v.specularIntensityMap.channel),transmissionMapUv:rt&&f(v.transmissionMap.channel),thicknessMapUv:nt&&f(v.thicknessMap.channel),alphaMapUv:_t&&f(v.alphaMap.channel),vertexTangents:!!F.attributes.tangent&&(ke||gn),vertexNormals:!!F.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!F.attributes.color&&F.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!F.attributes.uv&&(Xt||_t),fog:!!G,useFog:v.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||F.attributes.normal===void 0&&ke===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:F.attributes.position!==void 0,morphTargets:F.morphAttributes.position!==void 0,morphNormals:F.morphAttributes.normal!==void 0,morphColors:F.morphAttributes.color!==void 0,morphTargetsCount:st,morphTextureStride:dt,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:z.filter(Pt=>Pt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:lt,decodeVideoTexture:Xt&&v.map.isVideoTexture===!0&&Me.getTransfer(v.map.colorSpace)===Le,decodeVideoTextureEmissive:Ee&&v.emissiveMap.isVideoTexture===!0&&Me.getTransfer(v.emissiveMap.colorSpace)===Le,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===$n,flipSided:v.side===zn,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Qt&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qt&&v.extensions.multiDraw===!0||le)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return te.vertexUv1s=l.has(1),te.vertexUv2s=l.has(2),te.vertexUv3s=l.has(3),l.clear(),te}function y(v){let M=[];if(v.shaderID?M.push(v.shaderID):(M.push(v.customVertexShaderID),M.push(v.customFragmentShaderID)),v.defines!==void 0)for(let U in v.defines)M.push(U),M.push(v.defines[U]);return v.isRawShaderMaterial===!1&&(p(M,v),m(M,v),M.push(i.outputColorSpace)),M.push(v.customProgramCacheKey),M.join()}function p(v,M){v.push(M.precision),v.push(M.outputColorSpace),v.push(M.envMapMode),v.push(M.envMapPMREM),v.push(M.envMapMaxLod),v.push(M.envMapSize),v.push(M.mapUv),v.push(M.alphaMapUv),v.push(M.lightMapUv),v.push(M.aoMapUv),v.push(M.bumpMapUv),v.push(M.normalMapUv),v.push(M.displacementMapUv),v.push(M.emissiveMapUv),v.push(M.metalnessMapUv),v.push(M.roughnessMapUv),v.push(M.anisotropyMapUv),v.push(M.clearcoatMapUv),v.push(M.clearcoatNormalMapUv),v.push(M.clearcoatRoughnessMapUv),v.push(M.diffuseRoughnessMapUv),v.push(M.iridescenceMapUv),v.push(M.iridescenceThicknessMapUv),v.push(M.sheenColorMapUv),v.push(M.sheenRoughnessMapUv),v.push(M.specularMapUv),v.push(M.specularColorMapUv),v.push(M.specularIntensityMapUv),v.push(M.transmissionMapUv),v.push(M.thicknessMapUv),v.push(M.combine),v.push(M.fogExp2),v.push(M.sizeAttenuation),v.push(M.morphTargetsCount),v.push(M.numSunLights),v.push(M.numDirLights),v.push(M.numPointLights),v.push(M.numSpotLights),v.push(M.numSpotLightMaps),v.push(M.numHemiLights),v.push(M.numRectAreaLights),v.push(M.numSunLightShadows),v.push(M.numDirLightShadows),v.push(M.numPointLightShadows),v.push(M.numSpotLightShadows),v.push(M.numSpotLightShadowsWithMaps),v.push(M.numLightProbes),v.push(M.numLightProbeGrids),v.push(M.shadowMapType),v.push(M.toneMapping),v.push(M.numClippingPlanes),v.push(M.numClipIntersection),v.push(M.depthPacking)}function m(v,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function _(v){let M=d[v.type],U;if(M){let R=us[M];U=jg.clone(R.uniforms)}else U=v.uniforms;return U}function w(v,M){let U=h.get(M);return U!==void 0?++U.usedTimes:(U=new m1(i,M,v,s),c.push(U),h.set(M,U)),U}function b(v){if(--v.usedTimes===0){let M=c.indexOf(v);c[M]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function C(v){a.remove(v)}function A(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:_,acquireProgram:w,releaseProgram:b,releaseShaderCache:C,programs:c,dispose:A}}function y1(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function x1(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function v0(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function y0(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,y,p,m){let _=i[t];return _===void 0?(_={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:p,group:m},i[t]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=g,_.materialVariant=o(d),_.groupOrder=y,_.renderOrder=d.renderOrder,_.z=p,_.group=m),t++,_}function l(d,f,g,y,p,m,_){_.reversedDepth===!0&&(p=-p);let w=a(d,f,g,y,p,m);g.transmission>0?n.push(w):g.transparent===!0?s.push(w):e.push(w)}function c(d,f,g,y,p,m){let _=a(d,f,g,y,p,m);g.transmission>0?n.unshift(_):g.transparent===!0?s.unshift(_):e.unshift(_)}function h(d,f){e.length>1&&e.sort(d||x1),n.length>1&&n.sort(f||v0),s.length>1&&s.sort(f||v0)}function u(){for(let d=t,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function b1(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new y0,i.set(n,[o])):s>=r.length?(o=new y0,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function S1(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new D,color:new se};break;case"SpotLight":e={position:new D,direction:new D,color:new se,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new D,color:new se,distance:0,decay:0};break;case"HemisphereLight":e={direction:new D,skyColor:new se,groundColor:new se};break;case"RectAreaLight":e={color:new se,position:new D,halfWidth:new D,halfHeight:new D};break}return i[t.id]=e,e}}}function M1(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var w1=0;function E1(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function T1(i){let t=new S1,e=M1(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new D);let s=new D,r=new ue,o=new ue;function a(c){let h=0,u=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,g=0,y=0,p=0,m=0,_=0,w=0,b=0,C=0,A=0,v=0,M=0,U=0,R=0;c.sort(E1);for(let z=0,G=c.length;z<G;z++){let F=c[z],X=F.color,$=F.intensity,W=F.distance,ct=null;if(F.shadow&&F.shadow.map&&(F.shadow.map.texture.format===lr?ct=F.shadow.map.texture:ct=F.shadow.map.depthTexture||F.shadow.map.texture),F.isAmbientLight)h+=X.r*$,u+=X.g*$,d+=X.b*$;else if(F.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(F.sh.coefficients[J],$);R++}else if(F.isSunLight){let J=t.get(F);if(J.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let Q=F.shadow,st=e.get(F);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=st,n.sunShadowMap[g]=ct;let dt=Q.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[y+ut]=Q.getMatrix(ut),n.sunShadowCascade[y+ut]=Q._cascadeData[ut];y+=dt,g++}n.sun[f]=J,f++}else if(F.isDirectionalLight){let J=t.get(F);if(J.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let Q=F.shadow,st=e.get(F);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.directionalShadow[p]=st,n.directionalShadowMap[p]=ct,n.directionalShadowMatrix[p]=F.shadow.matrix,C++}n.directional[p]=J,p++}else if(F.isSpotLight){let J=t.get(F);J.position.setFromMatrixPosition(F.matrixWorld),J.color.copy(X).multiplyScalar($),J.distance=W,J.coneCos=Math.cos(F.angle),J.penumbraCos=Math.cos(F.angle*(1-F.penumbra)),J.decay=F.decay,n.spot[_]=J;let Q=F.shadow;if(F.map&&(n.spotLightMap[M]=F.map,M++,Q.updateMatrices(F),F.castShadow&&U++),n.spotLightMatrix[_]=Q.matrix,F.castShadow){let st=e.get(F);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.spotShadow[_]=st,n.spotShadowMap[_]=ct,v++}_++}else if(F.isRectAreaLight){let J=t.get(F);J.color.copy(X).multiplyScalar($),J.halfWidth.set(F.width*.5,0,0),J.halfHeight.set(0,F.height*.5,0),n.rectArea[w]=J,w++}else if(F.isPointLight){let J=t.get(F);if(J.color.copy(F.color).multiplyScalar(F.intensity),J.distance=F.distance,J.decay=F.decay,F.castShadow){let Q=F.shadow,st=e.get(F);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,st.shadowCameraNear=Q.camera.near,st.shadowCameraFar=Q.camera.far,n.pointShadow[m]=st,n.pointShadowMap[m]=ct,n.pointShadowMatrix[m]=F.shadow.matrix,A++}n.point[m]=J,m++}else if(F.isHemisphereLight){let J=t.get(F);J.skyColor.copy(F.color).multiplyScalar($),J.groundColor.copy(F.groundColor).multiplyScalar($),n.hemi[b]=J,b++}}w>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Nt.LTC_FLOAT_1,n.rectAreaLTC2=Nt.LTC_FLOAT_2):(n.rectAreaLTC1=Nt.LTC_HALF_1,n.rectAreaLTC2=Nt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==p||L.pointLength!==m||L.spotLength!==_||L.rectAreaLength!==w||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==C||L.numPointShadows!==A||L.numSpotShadows!==v||L.numSpotMaps!==M||L.numLightProbes!==R)&&(n.sun.length=f,n.directional.length=p,n.spot.length=_,n.rectArea.length=w,n.point.length=m,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+M-U,n.spotLightMap.length=M,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=R,L.sunLength=f,L.directionalLength=p,L.pointLength=m,L.spotLength=_,L.rectAreaLength=w,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=C,L.numPointShadows=A,L.numSpotShadows=v,L.numSpotMaps=M,L.numLightProbes=R,n.version=w1++)}function l(c,h){let u=0,d=0,f=0,g=0,y=0,p=0,m=h.matrixWorldInverse;for(let _=0,w=c.length;_<w;_++){let b=c[_];if(b.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),u++}else if(b.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),d++}else if(b.isSpotLight){let C=n.spot[g];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),g++}else if(b.isRectAreaLight){let C=n.rectArea[y];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),C.halfWidth.set(b.width*.5,0,0),C.halfHeight.set(0,b.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:n}}function x0(i){let t=new T1(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function A1(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new x0(i),t.set(s,[a])):r>=o.length?(a=new x0(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var C1=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,R1=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,P1=[new D(1,0,0),new D(-1,0,0),new D(0,1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1)],I1=[new D(0,-1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1),new D(0,-1,0),new D(0,-1,0)],b0=new ue,fl=new D,Df=new D;function L1(i,t,e){let n=new Qs,s=new Ct,r=new Ct,o=new Oe,a=new Wc,l=new Xc,c={},h=e.maxTextureSize,u={[ar]:zn,[zn]:ar,[$n]:$n},d=new ls({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ct},radius:{value:4}},vertexShader:C1,fragmentShader:R1}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new He;g.setAttribute("position",new Ri(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new ve(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Mr;let m=this.type;this.render=function(A,v,M){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||A.length===0)return;this.type===cg&&(Zt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Mr);let U=i.getRenderTarget(),R=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),z=i.state;z.setBlending(wr),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let G=m!==this.type;G&&v.traverse(function(F){F.material&&(Array.isArray(F.material)?F.material.forEach(X=>X.needsUpdate=!0):F.material.needsUpdate=!0)});for(let F=0,X=A.length;F<X;F++){let $=A[F],W=$.shadow;if(W===void 0){Zt("WebGLShadowMap:",$,"has no shadow.");continue}if(W.autoUpdate===!1&&W.needsUpdate===!1)continue;s.copy(W.mapSize);let ct=W.getFrameExtents();s.multiply(ct),r.copy(W.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ct.x),s.x=r.x*ct.x,W.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ct.y),s.y=r.y*ct.y,W.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(W.camera._reversedDepth=J,W.map===null||G===!0){if(W.map!==null&&(W.map.depthTexture!==null&&(W.map.depthTexture.dispose(),W.map.depthTexture=null),W.map.dispose()),this.type===Lo){if($.isPointLight){Zt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}W.map=new _i(s.x,s.y,{format:lr,type:Xi,minFilter:ni,magFilter:ni,generateMipmaps:!1}),W.map.texture.name=$.name+".shadowMap",W.map.depthTexture=new Ps(s.x,s.y,Ii),W.map.depthTexture.name=$.name+".shadowMapDepth",W.map.depthTexture.format=Es,W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Un,W.map.depthTexture.magFilter=Un}else $.isPointLight?(W.map=new ml(s.x),W.map.depthTexture=new ka(s.x,Wi)):(W.map=new _i(s.x,s.y),W.map.depthTexture=new Ps(s.x,s.y,Wi)),W.map.depthTexture.name=$.name+".shadowMap",W.map.depthTexture.format=Es,this.type===Mr?(W.map.depthTexture.compareFunction=J?vf:_f,W.map.depthTexture.minFilter=ni,W.map.depthTexture.magFilter=ni):(W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Un,W.map.depthTexture.magFilter=Un);W.camera.updateProjectionMatrix()}W.map.isWebGLCubeRenderTarget!==!0&&(W.map.width!==s.x||W.map.height!==s.y)&&W.map.setSize(s.x,s.y);let Q=W.map.isWebGLCubeRenderTarget?6:W.getViewportCount();$.isPointLight!==!0&&W.updateMatrices($,M);let st=(W.camera.layers.mask&4294967294)!==0?W.camera.layers:M.layers;for(let dt=0;dt<Q;dt++){let ut=W.getCamera(dt);if($.isPointLight){let tt=W.camera,gt=W.matrix,yt=$.distance||tt.far;yt!==tt.far&&(tt.far=yt,tt.updateProjectionMatrix()),fl.setFromMatrixPosition($.matrixWorld),tt.position.copy(fl),Df.copy(tt.position),Df.add(P1[dt]),tt.up.copy(I1[dt]),tt.lookAt(Df),tt.updateMatrixWorld(),gt.makeTranslation(-fl.x,-fl.y,-fl.z),b0.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),W._frustum.setFromProjectionMatrix(b0,tt.coordinateSystem,tt.reversedDepth)}if(W.map.isWebGLCubeRenderTarget)i.setRenderTarget(W.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(W.map),i.clear());let tt=W.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),z.viewport(o)}n=W.getFrustum(dt),b(v,M,ut,$,st,this.type)}W.isPointLightShadow!==!0&&this.type===Lo&&_(W,M),W.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(U,R,L)};function _(A,v){let M=t.update(y);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new _i(s.x,s.y,{format:lr,type:Xi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),d.uniforms.shadow_pass.value=A.map.depthTexture,d.uniforms.resolution.value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(v,null,M,d,y,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(v,null,M,f,y,null)}function w(A,v,M,U){let R=null,L=M.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(L!==void 0)R=L;else if(R=M.isPointLight===!0?l:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let z=R.uuid,G=v.uuid,F=c[z];F===void 0&&(F={},c[z]=F);let X=F[G];X===void 0&&(X=R.clone(),F[G]=X,v.addEventListener("dispose",C)),R=X}if(R.visible=v.visible,R.wireframe=v.wireframe,U===Lo?R.side=v.shadowSide!==null?v.shadowSide:v.side:R.side=v.shadowSide!==null?v.shadowSide:u[v.side],R.alphaMap=v.alphaMap,R.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,R.map=v.map,R.clipShadows=v.clipShadows,R.clippingPlanes=v.clippingPlanes,R.clipIntersection=v.clipIntersection,R.displacementMap=v.displacementMap,R.displacementScale=v.displacementScale,R.displacementBias=v.displacementBias,R.wireframeLinewidth=v.wireframeLinewidth,R.linewidth=v.linewidth,M.isPointLight===!0&&R.isMeshDistanceMaterial===!0){let z=i.properties.get(R);z.light=M}return R}function b(A,v,M,U,R,L){if(A.visible===!1)return;if(A.layers.test(R)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&L===Lo)&&(!A.frustumCulled||A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,A.matrixWorld);let F=t.update(A),X=A.material;if(Array.isArray(X)){let $=F.groups;for(let W=0,ct=$.length;W<ct;W++){let J=$[W],Q=X[J.materialIndex];if(Q&&Q.visible){let st=w(A,Q,U,L);A.onBeforeShadow(i,A,v,M,F,st,J),i.renderBufferDirect(M,null,F,st,A,J),A.onAfterShadow(i,A,v,M,F,st,J)}}}else if(X.visible){let $=w(A,X,U,L);A.onBeforeShadow(i,A,v,M,F,$,null),i.renderBufferDirect(M,null,F,$,A,null),A.onAfterShadow(i,A,v,M,F,$,null)}}let G=A.children;for(let F=0,X=G.length;F<X;F++)b(G[F],v,M,U,R,L)}function C(A){A.target.removeEventListener("dispose",C);for(let M in c){let U=c[M],R=A.target.uuid;R in U&&(U[R].dispose(),delete U[R])}}}function D1(i,t){function e(){let k=!1,rt=new Oe,nt=null,Et=new Oe(0,0,0,0);return{setMask:function(_t){nt!==_t&&!k&&(i.colorMask(_t,_t,_t,_t),nt=_t)},setLocked:function(_t){k=_t},setClear:function(_t,St,qt,Qt,lt){lt===!0&&(_t*=Qt,St*=Qt,qt*=Qt),rt.set(_t,St,qt,Qt),Et.equals(rt)===!1&&(i.clearColor(_t,St,qt,Qt),Et.copy(rt))},reset:function(){k=!1,nt=null,Et.set(-1,0,0,0)}}}function n(){let k=!1,rt=!1,nt=null,Et=null,_t=null;return{setReversed:function(St){if(rt!==St){let qt=t.get("EXT_clip_control");St?qt.clipControlEXT(qt.LOWER_LEFT_EXT,qt.ZERO_TO_ONE_EXT):qt.clipControlEXT(qt.LOWER_LEFT_EXT,qt.NEGATIVE_ONE_TO_ONE_EXT),rt=St;let Qt=_t;_t=null,this.setClear(Qt)}},getReversed:function(){return rt},setTest:function(St){St?Mt(i.DEPTH_TEST):Yt(i.DEPTH_TEST)},setMask:function(St){nt!==St&&!k&&(i.depthMask(St),nt=St)},setFunc:function(St){if(rt&&(St=Wg[St]),Et!==St){switch(St){case xc:i.depthFunc(i.NEVER);break;case bc:i.depthFunc(i.ALWAYS);break;case Sc:i.depthFunc(i.LESS);break;case go:i.depthFunc(i.LEQUAL);break;case Mc:i.depthFunc(i.EQUAL);break;case wc:i.depthFunc(i.GEQUAL);break;case Ec:i.depthFunc(i.GREATER);break;case Tc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Et=St}},setLocked:function(St){k=St},setClear:function(St){_t!==St&&(_t=St,rt&&(St=1-St),i.clearDepth(St))},reset:function(){k=!1,nt=null,Et=null,_t=null,rt=!1}}}function s(){let k=!1,rt=null,nt=null,Et=null,_t=null,St=null,qt=null,Qt=null,lt=null;return{setTest:function(zt){k||(zt?Mt(i.STENCIL_TEST):Yt(i.STENCIL_TEST))},setMask:function(zt){rt!==zt&&!k&&(i.stencilMask(zt),rt=zt)},setFunc:function(zt,te,Pt){(nt!==zt||Et!==te||_t!==Pt)&&(i.stencilFunc(zt,te,Pt),nt=zt,Et=te,_t=Pt)},setOp:function(zt,te,Pt){(St!==zt||qt!==te||Qt!==Pt)&&(i.stencilOp(zt,te,Pt),St=zt,qt=te,Qt=Pt)},setLocked:function(zt){k=zt},setClear:function(zt){lt!==zt&&(i.clearStencil(zt),lt=zt)},reset:function(){k=!1,rt=null,nt=null,Et=null,_t=null,St=null,qt=null,Qt=null,lt=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],y=null,p=!1,m=null,_=null,w=null,b=null,C=null,A=null,v=null,M=new se(0,0,0),U=0,R=!1,L=null,z=null,G=null,F=null,X=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),W=!1,ct=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(ct=parseFloat(/^WebGL (\d)/.exec(J)[1]),W=ct>=1):J.indexOf("OpenGL ES")!==-1&&(ct=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),W=ct>=2);let Q=null,st={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new Oe().fromArray(dt),gt=new Oe().fromArray(ut);function yt(k,rt,nt,Et){let _t=new Uint8Array(4),St=i.createTexture();i.bindTexture(k,St),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let qt=0;qt<nt;qt++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,Et,0,i.RGBA,i.UNSIGNED_BYTE,_t):i.texImage2D(rt+qt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,_t);return St}let Rt={};Rt[i.TEXTURE_2D]=yt(i.TEXTURE_2D,i.TEXTURE_2D,1),Rt[i.TEXTURE_CUBE_MAP]=yt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Rt[i.TEXTURE_2D_ARRAY]=yt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Rt[i.TEXTURE_3D]=yt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(go),mn(!1),ke(Zd),Mt(i.CULL_FACE),nn(wr);function Mt(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function Yt(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function le(k,rt){return d[k]!==rt?(i.bindFramebuffer(k,rt),d[k]=rt,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Xt(k,rt){let nt=g,Et=!1;if(k){nt=f.get(rt),nt===void 0&&(nt=[],f.set(rt,nt));let _t=k.textures;if(nt.length!==_t.length||nt[0]!==i.COLOR_ATTACHMENT0){for(let St=0,qt=_t.length;St<qt;St++)nt[St]=i.COLOR_ATTACHMENT0+St;nt.length=_t.length,Et=!0}}else nt[0]!==i.BACK&&(nt[0]=i.BACK,Et=!0);Et&&i.drawBuffers(nt)}function _e(k){return y!==k?(i.useProgram(k),y=k,!0):!1}let fe={[Er]:i.FUNC_ADD,[ug]:i.FUNC_SUBTRACT,[dg]:i.FUNC_REVERSE_SUBTRACT};fe[fg]=i.MIN,fe[pg]=i.MAX;let oe={[mg]:i.ZERO,[gg]:i.ONE,[_g]:i.SRC_COLOR,[Qd]:i.SRC_ALPHA,[Mg]:i.SRC_ALPHA_SATURATE,[bg]:i.DST_COLOR,[yg]:i.DST_ALPHA,[vg]:i.ONE_MINUS_SRC_COLOR,[tf]:i.ONE_MINUS_SRC_ALPHA,[Sg]:i.ONE_MINUS_DST_COLOR,[xg]:i.ONE_MINUS_DST_ALPHA,[wg]:i.CONSTANT_COLOR,[Eg]:i.ONE_MINUS_CONSTANT_COLOR,[Tg]:i.CONSTANT_ALPHA,[Ag]:i.ONE_MINUS_CONSTANT_ALPHA};function nn(k,rt,nt,Et,_t,St,qt,Qt,lt,zt){if(k===wr){p===!0&&(Yt(i.BLEND),p=!1);return}if(p===!1&&(Mt(i.BLEND),p=!0),k!==hg){if(k!==m||zt!==R){if((_!==Er||C!==Er)&&(i.blendEquation(i.FUNC_ADD),_=Er,C=Er),zt)switch(k){case Do:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Kd:i.blendFunc(i.ONE,i.ONE);break;case Jd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case jd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:ne("WebGLState: Invalid blending: ",k);break}else switch(k){case Do:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Kd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Jd:ne("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case jd:ne("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:ne("WebGLState: Invalid blending: ",k);break}w=null,b=null,A=null,v=null,M.set(0,0,0),U=0,m=k,R=zt}return}_t=_t||rt,St=St||nt,qt=qt||Et,(rt!==_||_t!==C)&&(i.blendEquationSeparate(fe[rt],fe[_t]),_=rt,C=_t),(nt!==w||Et!==b||St!==A||qt!==v)&&(i.blendFuncSeparate(oe[nt],oe[Et],oe[St],oe[qt]),w=nt,b=Et,A=St,v=qt),(Qt.equals(M)===!1||lt!==U)&&(i.blendColor(Qt.r,Qt.g,Qt.b,lt),M.copy(Qt),U=lt),m=k,R=!1}function $e(k,rt){k.side===$n?Yt(i.CULL_FACE):Mt(i.CULL_FACE);let nt=k.side===zn;rt&&(nt=!nt),mn(nt),k.blending===Do&&k.transparent===!1?nn(wr):nn(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Et=k.stencilWrite;a.setTest(Et),Et&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),Ee(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Yt(i.SAMPLE_ALPHA_TO_COVERAGE)}function mn(k){L!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),L=k)}function ke(k){k!==ag?(Mt(i.CULL_FACE),k!==z&&(k===Zd?i.cullFace(i.BACK):k===lg?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Yt(i.CULL_FACE),z=k}function Pn(k){k!==G&&(W&&i.lineWidth(k),G=k)}function Ee(k,rt,nt){k?(Mt(i.POLYGON_OFFSET_FILL),(F!==rt||X!==nt)&&(F=rt,X=nt,o.getReversed()&&(rt=-rt,nt=-nt),i.polygonOffset(rt,nt))):Yt(i.POLYGON_OFFSET_FILL)}function Mn(k){k?Mt(i.SCISSOR_TEST):Yt(i.SCISSOR_TEST)}function ln(k){k===void 0&&(k=i.TEXTURE0+$-1),Q!==k&&(i.activeTexture(k),Q=k)}function gn(k,rt,nt){nt===void 0&&(Q===null?nt=i.TEXTURE0+$-1:nt=Q);let Et=st[nt];Et===void 0&&(Et={type:void 0,texture:void 0},st[nt]=Et),(Et.type!==k||Et.texture!==rt)&&(Q!==nt&&(i.activeTexture(nt),Q=nt),i.bindTexture(k,rt||Rt[k]),Et.type=k,Et.texture=rt)}function B(){let k=st[Q];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function It(){try{i.compressedTexImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function Jt(){try{i.compressedTexImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function ce(){try{i.texSubImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function wt(){try{i.texSubImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function We(){try{i.compressedTexSubImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function Ht(){try{i.compressedTexSubImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function Kt(){try{i.texStorage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function P(){try{i.texStorage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function S(){try{i.texImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function q(){try{i.texImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function ht(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function ot(k,rt){u[k]!==rt&&(i.pixelStorei(k,rt),u[k]=rt)}function vt(k){tt.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),tt.copy(k))}function xt(k){gt.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),gt.copy(k))}function et(k,rt){let nt=c.get(rt);nt===void 0&&(nt=new WeakMap,c.set(rt,nt));let Et=nt.get(k);Et===void 0&&(Et=i.getUniformBlockIndex(rt,k.name),i.uniformBlockBinding(rt,Et,Et),nt.set(k,Et))}function it(k,rt,nt){let _t=c.get(rt).get(k);l[_t]!==nt&&(i.bindBufferBase(i.UNIFORM_BUFFER,_t,nt),l[_t]=nt)}function mt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,st={},d={},l={},f=new WeakMap,g=[],y=null,p=!1,m=null,_=null,w=null,b=null,C=null,A=null,v=null,M=new se(0,0,0),U=0,R=!1,L=null,z=null,G=null,F=null,X=null,tt.set(0,0,i.canvas.width,i.canvas.height),gt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Yt,bindFramebuffer:le,drawBuffers:Xt,useProgram:_e,setBlending:nn,setMaterial:$e,setFlipSided:mn,setCullFace:ke,setLineWidth:Pn,setPolygonOffset:Ee,setScissorTest:Mn,activeTexture:ln,bindTexture:gn,unbindTexture:B,compressedTexImage2D:It,compressedTexImage3D:Jt,texImage2D:S,texImage3D:q,pixelStorei:ot,getParameter:ht,updateUBOMapping:et,uniformBlockBinding:it,texStorage2D:Kt,texStorage3D:P,texSubImage2D:ce,texSubImage3D:wt,compressedTexSubImage2D:We,compressedTexSubImage3D:Ht,scissor:vt,viewport:xt,reset:mt}}function N1(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ct,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,y=new FinalizationRegistry(P=>g.delete(P)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(P,S){return p?new OffscreenCanvas(P,S):Ca("canvas")}function _(P,S,q){let ht=1,ot=Kt(P);if((ot.width>q||ot.height>q)&&(ht=q/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let vt=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=m(vt,xt));let et=S?m(vt,xt):d;return et.width=vt,et.height=xt,et.getContext("2d").drawImage(P,0,0,vt,xt),Zt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+vt+"x"+xt+")."),et}else return"data"in P&&Zt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),P;return P}function w(P){return P.generateMipmaps}function b(P){i.generateMipmap(P)}function C(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(P,S,q,ht,ot,vt=!1){if(P!==null){if(i[P]!==void 0)return i[P];Zt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||Zt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let et=S;if(S===i.RED&&(q===i.FLOAT&&(et=i.R32F),q===i.HALF_FLOAT&&(et=i.R16F),q===i.UNSIGNED_BYTE&&(et=i.R8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.R16_EXT),q===i.SHORT&&xt&&(et=xt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.R8UI),q===i.UNSIGNED_SHORT&&(et=i.R16UI),q===i.UNSIGNED_INT&&(et=i.R32UI),q===i.BYTE&&(et=i.R8I),q===i.SHORT&&(et=i.R16I),q===i.INT&&(et=i.R32I)),S===i.RG&&(q===i.FLOAT&&(et=i.RG32F),q===i.HALF_FLOAT&&(et=i.RG16F),q===i.UNSIGNED_BYTE&&(et=i.RG8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.RG16_EXT),q===i.SHORT&&xt&&(et=xt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RG8UI),q===i.UNSIGNED_SHORT&&(et=i.RG16UI),q===i.UNSIGNED_INT&&(et=i.RG32UI),q===i.BYTE&&(et=i.RG8I),q===i.SHORT&&(et=i.RG16I),q===i.INT&&(et=i.RG32I)),S===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGB8UI),q===i.UNSIGNED_SHORT&&(et=i.RGB16UI),q===i.UNSIGNED_INT&&(et=i.RGB32UI),q===i.BYTE&&(et=i.RGB8I),q===i.SHORT&&(et=i.RGB16I),q===i.INT&&(et=i.RGB32I)),S===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(et=i.RGBA16UI),q===i.UNSIGNED_INT&&(et=i.RGBA32UI),q===i.BYTE&&(et=i.RGBA8I),q===i.SHORT&&(et=i.RGBA16I),q===i.INT&&(et=i.RGBA32I)),S===i.RGB&&(q===i.UNSIGNED_SHORT&&xt&&(et=xt.RGB16_EXT),q===i.SHORT&&xt&&(et=xt.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(et=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(et=i.R11F_G11F_B10F)),S===i.RGBA){let it=vt?Aa:Me.getTransfer(ot);q===i.FLOAT&&(et=i.RGBA32F),q===i.HALF_FLOAT&&(et=i.RGBA16F),q===i.UNSIGNED_BYTE&&(et=it===Le?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.RGBA16_EXT),q===i.SHORT&&xt&&(et=xt.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(et=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(et=i.RGB5_A1)}return(et===i.R16F||et===i.R32F||et===i.RG16F||et===i.RG32F||et===i.RGBA16F||et===i.RGBA32F)&&t.get("EXT_color_buffer_float"),et}function v(P,S){let q;return P?S===null||S===Wi||S===Ar?q=i.DEPTH24_STENCIL8:S===Ii?q=i.DEPTH32F_STENCIL8:S===Fo&&(q=i.DEPTH24_STENCIL8,Zt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Wi||S===Ar?q=i.DEPTH_COMPONENT24:S===Ii?q=i.DEPTH_COMPONENT32F:S===Fo&&(q=i.DEPTH_COMPONENT16),q}function M(P,S){return w(P)===!0||P.isFramebufferTexture&&P.minFilter!==Un&&P.minFilter!==ni?Math.log2(Math.max(S.width,S.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?S.mipmaps.length:1}function U(P){let S=new WeakRef(P);n.get(P).__ref=S,g.add(S),y.register(P,S,S)}function R(P){let S=n.get(P).__ref;S!==void 0&&(g.delete(S),y.unregister(S))}function L(P){G(P.target)}function z(P){F(P.target)}function G(P){P.removeEventListener("dispose",L),R(P),$(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&u.delete(P)}function F(P){P.removeEventListener("dispose",z),R(P),ct(P)}function X(){for(let P of g){let S=P.deref();S!==void 0&&(S.isRenderTarget===!0?F(S):G(S))}g.clear(),u.clear()}function $(P){let S=n.get(P);if(S.__webglInit===void 0)return;let q=P.source,ht=f.get(q);if(ht){let ot=ht[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&W(P),Object.keys(ht).length===0&&f.delete(q)}n.remove(P)}function W(P){let S=n.get(P);i.deleteTexture(S.__webglTexture);let q=P.source,ht=f.get(q);delete ht[S.__cacheKey],o.memory.textures--}function ct(P){let S=n.get(P);S.__depthDisposeCallback&&S.__depthDisposeCallback();let q=P.depthTexture;if(q&&q.renderTarget===P&&G(q),P.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(S.__webglFramebuffer[ot]))for(let vt=0;vt<S.__webglFramebuffer[ot].length;vt++)i.deleteFramebuffer(S.__webglFramebuffer[ot][vt]);else i.deleteFramebuffer(S.__webglFramebuffer[ot]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[ot])}else{if(Array.isArray(S.__webglFramebuffer))for(let ot=0;ot<S.__webglFramebuffer.length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[ot]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ot=0;ot<S.__webglColorRenderbuffer.length;ot++)S.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[ot]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let ht=P.textures;for(let ot=0,vt=ht.length;ot<vt;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(P)}let J=0;function Q(){J=0}function st(){return J}function dt(P){J=P}function ut(){let P=J;return P>=s.maxTextures&&Zt("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,P}function tt(P){let S=[];return S.push(P.wrapS),S.push(P.wrapT),S.push(P.wrapR||0),S.push(P.magFilter),S.push(P.minFilter),S.push(P.anisotropy),S.push(P.internalFormat),S.push(P.format),S.push(P.type),S.push(P.generateMipmaps),S.push(P.mipmapsAutoUpdate),S.push(P.premultiplyAlpha),S.push(P.flipY),S.push(P.unpackAlignment),S.push(P.colorSpace),S.join()}function gt(P,S){let q=n.get(P);if(P.isVideoTexture&&We(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&q.__version!==P.version){let ht=P.image;if(ht===null)Zt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)Zt("WebGLRenderer: Texture marked for update but image is incomplete");else{$e(q,P,S);return}}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+S)}function yt(P,S){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){$e(q,P,S);return}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+S)}function Rt(P,S){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){$e(q,P,S);return}e.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+S)}function Mt(P,S){let q=n.get(P);if(P.version>0&&q.__version!==P.version){mn(q,P,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+S)}let Yt={[Ac]:i.REPEAT,[ss]:i.CLAMP_TO_EDGE,[Cc]:i.MIRRORED_REPEAT},le={[Un]:i.NEAREST,[Ig]:i.NEAREST_MIPMAP_NEAREST,[rl]:i.NEAREST_MIPMAP_LINEAR,[ni]:i.LINEAR,[ah]:i.LINEAR_MIPMAP_NEAREST,[Ds]:i.LINEAR_MIPMAP_LINEAR},Xt={[Fg]:i.NEVER,[yf]:i.ALWAYS,[Ug]:i.LESS,[_f]:i.LEQUAL,[Og]:i.EQUAL,[vf]:i.GEQUAL,[kg]:i.GREATER,[Bg]:i.NOTEQUAL};function _e(P,S){if(S.type===Ii&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===ni||S.magFilter===ah||S.magFilter===rl||S.magFilter===Ds||S.minFilter===ni||S.minFilter===ah||S.minFilter===rl||S.minFilter===Ds)&&Zt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,Yt[S.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,Yt[S.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,Yt[S.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,le[S.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,le[S.minFilter]),S.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Xt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Un||S.minFilter!==rl&&S.minFilter!==Ds||S.type===Ii&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let q=t.get("EXT_texture_filter_anisotropic");i.texParameterf(P,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function fe(P,S){let q=!1;P.__webglInit===void 0&&(P.__webglInit=!0,S.addEventListener("dispose",L),U(S));let ht=S.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let vt=tt(S);if(vt!==P.__cacheKey){ot[vt]===void 0&&(ot[vt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),ot[vt].usedTimes++;let xt=ot[P.__cacheKey];xt!==void 0&&(ot[P.__cacheKey].usedTimes--,xt.usedTimes===0&&W(S)),P.__cacheKey=vt,P.__webglTexture=ot[vt].texture}return q}function oe(P,S,q){return Math.floor(Math.floor(P/q)/S)}function nn(P,S,q,ht){let vt=P.updateRanges;if(vt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,q,ht,S.data);else{vt.sort((k,rt)=>k.start-rt.start);let xt=0;for(let k=1;k<vt.length;k++){let rt=vt[xt],nt=vt[k],Et=rt.start+rt.count,_t=oe(nt.start,S.width,4),St=oe(rt.start,S.width,4);nt.start<=Et+1&&_t===St&&oe(nt.start+nt.count-1,S.width,4)===_t?rt.count=Math.max(rt.count,nt.start+nt.count-rt.start):(++xt,vt[xt]=nt)}vt.length=xt+1;let et=e.getParameter(i.UNPACK_ROW_LENGTH),it=e.getParameter(i.UNPACK_SKIP_PIXELS),mt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let k=0,rt=vt.length;k<rt;k++){let nt=vt[k],Et=Math.floor(nt.start/4),_t=Math.ceil(nt.count/4),St=Et%S.width,qt=Math.floor(Et/S.width),Qt=_t,lt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,St),e.pixelStorei(i.UNPACK_SKIP_ROWS,qt),e.texSubImage2D(i.TEXTURE_2D,0,St,qt,Qt,lt,q,ht,S.data)}P.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,et),e.pixelStorei(i.UNPACK_SKIP_PIXELS,it),e.pixelStorei(i.UNPACK_SKIP_ROWS,mt)}}function $e(P,S,q){let ht=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=fe(P,S),vt=S.source;e.bindTexture(ht,P.__webglTexture,i.TEXTURE0+q);let xt=n.get(vt);if(vt.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let lt=Me.getPrimaries(Me.workingColorSpace),zt=S.colorSpace===Fs?null:Me.getPrimaries(S.colorSpace),te=S.colorSpace===Fs||lt===zt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,te)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let it=_(S.image,!1,s.maxTextureSize);it=Ht(S,it);let mt=r.convert(S.format,S.colorSpace),k=r.convert(S.type),rt=A(S.internalFormat,mt,k,S.normalized,S.colorSpace,S.isVideoTexture);_e(ht,S);let nt,Et=S.mipmaps,_t=S.isVideoTexture!==!0,St=xt.__version===void 0||ot===!0,qt=vt.dataReady,Qt=M(S,it);if(S.isDepthTexture)rt=v(S.format===Ns,S.type),St&&(_t?e.texStorage2D(i.TEXTURE_2D,1,rt,it.width,it.height):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,mt,k,null));else if(S.isDataTexture)if(Et.length>0){_t&&St&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,Et[0].width,Et[0].height);for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,k,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,mt,k,nt.data);S.generateMipmaps=!1}else _t?(St&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,it.width,it.height),qt&&nn(S,it,mt,k)):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,mt,k,it.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){_t&&St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Qt,rt,Et[0].width,Et[0].height,it.depth);for(let lt=0,zt=Et.length;lt<zt;lt++)if(nt=Et[lt],S.format!==Li)if(mt!==null)if(_t){if(qt)if(S.layerUpdates.size>0){let te=If(nt.width,nt.height,S.format,S.type);for(let Pt of S.layerUpdates){let de=nt.data.subarray(Pt*te/nt.data.BYTES_PER_ELEMENT,(Pt+1)*te/nt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,Pt,nt.width,nt.height,1,mt,de)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,mt,nt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,nt.data,0,0);else Zt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else _t?qt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,mt,k,nt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,mt,k,nt.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{_t&&St&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,Et[0].width,Et[0].height);for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],S.format!==Li?mt!==null?_t?qt&&e.compressedTexSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,nt.data):e.compressedTexImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,nt.data):Zt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,k,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,mt,k,nt.data)}else if(S.isDataArrayTexture)if(_t){if(St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Qt,rt,it.width,it.height,it.depth),qt)if(S.layerUpdates.size>0){let lt=If(it.width,it.height,S.format,S.type);for(let zt of S.layerUpdates){let te=it.data.subarray(zt*lt/it.data.BYTES_PER_ELEMENT,(zt+1)*lt/it.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,zt,it.width,it.height,1,mt,k,te)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,it.width,it.height,it.depth,mt,k,it.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,it.width,it.height,it.depth,0,mt,k,it.data);else if(S.isData3DTexture)_t?(St&&e.texStorage3D(i.TEXTURE_3D,Qt,rt,it.width,it.height,it.depth),qt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,it.width,it.height,it.depth,mt,k,it.data)):e.texImage3D(i.TEXTURE_3D,0,rt,it.width,it.height,it.depth,0,mt,k,it.data);else if(S.isFramebufferTexture){if(St)if(_t)e.texStorage2D(i.TEXTURE_2D,Qt,rt,it.width,it.height);else{let lt=it.width,zt=it.height;for(let te=0;te<Qt;te++)e.texImage2D(i.TEXTURE_2D,te,rt,lt,zt,0,mt,k,null),lt>>=1,zt>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let lt=i.canvas;if(lt.hasAttribute("layoutsubtree")||lt.setAttribute("layoutsubtree","true"),it.parentNode!==lt){lt.appendChild(it),u.add(S),lt.onpaint=zt=>{let te=zt.changedElements;for(let Pt of u)te.includes(Pt.image)&&(Pt.needsUpdate=!0)},lt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,it);else{let te=i.RGBA,Pt=i.RGBA,de=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,te,Pt,de,it)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Et.length>0){if(_t&&St){let lt=Kt(Et[0]);e.texStorage2D(i.TEXTURE_2D,Qt,rt,lt.width,lt.height)}for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,mt,k,nt):e.texImage2D(i.TEXTURE_2D,lt,rt,mt,k,nt);S.generateMipmaps=!1}else if(_t){if(St){let lt=Kt(it);e.texStorage2D(i.TEXTURE_2D,Qt,rt,lt.width,lt.height)}qt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,mt,k,it)}else e.texImage2D(i.TEXTURE_2D,0,rt,mt,k,it);w(S)&&S.mipmapsAutoUpdate===!0&&b(ht),xt.__version=vt.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function mn(P,S,q){if(S.image.length!==6)return;let ht=fe(P,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+q);let vt=n.get(ot);if(ot.version!==vt.__version||ht===!0){e.activeTexture(i.TEXTURE0+q);let xt=Me.getPrimaries(Me.workingColorSpace),et=S.colorSpace===Fs?null:Me.getPrimaries(S.colorSpace),it=S.colorSpace===Fs||xt===et?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it);let mt=S.isCompressedTexture||S.image[0].isCompressedTexture,k=S.image[0]&&S.image[0].isDataTexture,rt=[];for(let Pt=0;Pt<6;Pt++)!mt&&!k?rt[Pt]=_(S.image[Pt],!0,s.maxCubemapSize):rt[Pt]=k?S.image[Pt].image:S.image[Pt],rt[Pt]=Ht(S,rt[Pt]);let nt=rt[0],Et=r.convert(S.format,S.colorSpace),_t=r.convert(S.type),St=A(S.internalFormat,Et,_t,S.normalized,S.colorSpace),qt=S.isVideoTexture!==!0,Qt=vt.__version===void 0||ht===!0,lt=ot.dataReady,zt=M(S,nt);_e(i.TEXTURE_CUBE_MAP,S);let te;if(S.isDepthTexture){if(St=v(S.format===Ns,S.type),Qt)if(qt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,St,nt.width,nt.height);else for(let Pt=0;Pt<6;Pt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,nt.width,nt.height,0,Et,_t,null)}else if(mt){qt&&Qt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,zt,St,nt.width,nt.height);for(let Pt=0;Pt<6;Pt++){te=rt[Pt].mipmaps;for(let de=0;de<te.length;de++){let Ke=te[de];S.format!==Li?Et!==null?qt?lt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,0,0,Ke.width,Ke.height,Et,Ke.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,St,Ke.width,Ke.height,0,Ke.data):Zt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,0,0,Ke.width,Ke.height,Et,_t,Ke.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,St,Ke.width,Ke.height,0,Et,_t,Ke.data)}}}else{if(te=S.mipmaps,qt&&Qt){te.length>0&&zt++;let Pt=Kt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,zt,St,Pt.width,Pt.height)}for(let Pt=0;Pt<6;Pt++)if(k){qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,0,0,rt[Pt].width,rt[Pt].height,Et,_t,rt[Pt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,rt[Pt].width,rt[Pt].height,0,Et,_t,rt[Pt].data);for(let de=0;de<te.length;de++){let Kn=te[de].image[Pt].image;qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,0,0,Kn.width,Kn.height,Et,_t,Kn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,St,Kn.width,Kn.height,0,Et,_t,Kn.data)}}else{qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,0,0,Et,_t,rt[Pt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,Et,_t,rt[Pt]);for(let de=0;de<te.length;de++){let Ke=te[de];qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,0,0,Et,_t,Ke.image[Pt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,St,Et,_t,Ke.image[Pt])}}}w(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),vt.__version=ot.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function ke(P,S,q,ht,ot,vt){let xt=r.convert(q.format,q.colorSpace),et=r.convert(q.type),it=A(q.internalFormat,xt,et,q.normalized,q.colorSpace),mt=n.get(S),k=n.get(q);if(k.__renderTarget=S,!mt.__hasExternalTextures){let rt=Math.max(1,S.width>>vt),nt=Math.max(1,S.height>>vt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,vt,it,rt,nt,S.depth,0,xt,et,null):e.texImage2D(ot,vt,it,rt,nt,0,xt,et,null)}e.bindFramebuffer(i.FRAMEBUFFER,P),wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,k.__webglTexture,0,ce(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,k.__webglTexture,vt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Pn(P,S,q){if(i.bindRenderbuffer(i.RENDERBUFFER,P),S.depthBuffer){let ht=S.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,vt=v(S.stencilBuffer,ot),xt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;wt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ce(S),vt,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ce(S),vt,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,vt,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,P)}else{let ht=S.textures;for(let ot=0;ot<ht.length;ot++){let vt=ht[ot],xt=r.convert(vt.format,vt.colorSpace),et=r.convert(vt.type),it=A(vt.internalFormat,xt,et,vt.normalized,vt.colorSpace);wt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ce(S),it,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ce(S),it,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,it,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Ee(P,S,q){let ht=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,P),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(S.depthTexture);ot.__renderTarget=S;let vt=ht?S.depthTexture.image[0]:S.depthTexture.image;(!ot.__webglTexture||vt.width!==S.width||vt.height!==S.height)&&(vt.width=S.width,vt.height=S.height,S.depthTexture.needsUpdate=!0),ht?Mt(S.depthTexture,0):gt(S.depthTexture,0);let xt=ot.__webglTexture,et=ce(S),it=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,mt=S.depthTexture.format===Ns?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===Es)wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,mt,it,xt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,mt,it,xt,0);else if(S.depthTexture.format===Ns)wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,mt,it,xt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,mt,it,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Mn(P){let S=n.get(P),q=P.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==P.depthTexture){let ht=P.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),ht){let ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=ht}if(P.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let ht=0;ht<6;ht++)Ee(S.__webglFramebuffer[ht],P,ht);else P.texture.mipmaps.length>0?Ee(S.__webglFramebuffer[0],P,0):Ee(S.__webglFramebuffer,P,0);else if(q){S.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[ht]),S.__webglDepthbuffer[ht]===void 0)S.__webglDepthbuffer[ht]=i.createRenderbuffer(),Pn(S.__webglDepthbuffer[ht],P,!1);else{let ot=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,vt=S.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,vt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,vt)}}else if(P.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),Pn(S.__webglDepthbuffer,P,!1);else{let ot=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,vt=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,vt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,vt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function ln(P,S,q){let ht=n.get(P);S!==void 0&&ke(ht.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&Mn(P)}function gn(P){let S=P.texture,q=n.get(P),ht=n.get(S);P.addEventListener("dispose",z),U(P);let ot=P.textures,vt=P.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=S.version,o.memory.textures++),vt){q.__webglFramebuffer=[];for(let et=0;et<6;et++)if(S.mipmaps.length>0){q.__webglFramebuffer[et]=[];for(let it=0;it<S.mipmaps.length;it++)q.__webglFramebuffer[et][it]=i.createFramebuffer()}else q.__webglFramebuffer[et]=i.createFramebuffer()}else{if(S.mipmaps.length>0){q.__webglFramebuffer=[];for(let et=0;et<S.mipmaps.length;et++)q.__webglFramebuffer[et]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(xt)for(let et=0,it=ot.length;et<it;et++){let mt=n.get(ot[et]);mt.__webglTexture===void 0&&(mt.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&wt(P)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let et=0;et<ot.length;et++){let it=ot[et];q.__webglColorRenderbuffer[et]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[et]);let mt=r.convert(it.format,it.colorSpace),k=r.convert(it.type),rt=A(it.internalFormat,mt,k,it.normalized,it.colorSpace,P.isXRRenderTarget===!0),nt=ce(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,nt,rt,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+et,i.RENDERBUFFER,q.__webglColorRenderbuffer[et])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Pn(q.__webglDepthRenderbuffer,P,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(vt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),_e(i.TEXTURE_CUBE_MAP,S);for(let et=0;et<6;et++)if(S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)ke(q.__webglFramebuffer[et][it],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,it);else ke(q.__webglFramebuffer[et],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,0);w(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let et=0,it=ot.length;et<it;et++){let mt=ot[et],k=n.get(mt),rt=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(rt=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,k.__webglTexture),_e(rt,mt),ke(q.__webglFramebuffer,P,mt,i.COLOR_ATTACHMENT0+et,rt,0),w(mt)&&b(rt)}e.unbindTexture()}else{let et=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(et=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(et,ht.__webglTexture),_e(et,S),S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)ke(q.__webglFramebuffer[it],P,S,i.COLOR_ATTACHMENT0,et,it);else ke(q.__webglFramebuffer,P,S,i.COLOR_ATTACHMENT0,et,0);w(S)?b(et):S.mipmaps.length>0&&i.texParameteri(et,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}P.depthBuffer&&Mn(P)}function B(P){let S=P.textures;for(let q=0,ht=S.length;q<ht;q++){let ot=S[q];if(w(ot)&&ot.mipmapsAutoUpdate===!0){let vt=C(P),xt=n.get(ot).__webglTexture;e.bindTexture(vt,xt),b(vt),e.unbindTexture()}}}let It=[];function Jt(P){if(P.samples>0){if(wt(P)===!1){let S=P.textures,q=P.width,ht=P.height,ot=i.COLOR_BUFFER_BIT,vt=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(P),et=S.length>1;if(et)for(let mt=0;mt<S.length;mt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let mt=0;mt<S.length;mt++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),et){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[mt]);let k=n.get(S[mt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,q,ht,0,0,q,ht,ot,i.NEAREST),l===!0&&(It.length=0,It.push(i.COLOR_ATTACHMENT0+mt),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&It.push(vt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,It))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),et)for(let mt=0;mt<S.length;mt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[mt]);let k=n.get(S[mt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.TEXTURE_2D,k,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let S=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function ce(P){return Math.min(s.maxSamples,P.samples)}function wt(P){let S=n.get(P);return P.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function We(P){let S=o.render.frame;h.get(P)!==S&&(h.set(P,S),P.update())}function Ht(P,S){let q=P.colorSpace,ht=P.format,ot=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||q!==Ta&&q!==Fs&&(Me.getTransfer(q)===Le?(ht!==Li||ot!==oi)&&Zt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):ne("WebGLTextures: Unsupported texture color space:",q)),S}function Kt(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=Q,this.getTextureUnits=st,this.setTextureUnits=dt,this.setTexture2D=gt,this.setTexture2DArray=yt,this.setTexture3D=Rt,this.setTextureCube=Mt,this.rebindTextures=ln,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Jt,this.setupDepthRenderbuffer=Mn,this.setupFrameBufferTexture=ke,this.useMultisampledRTT=wt,this.dispose=X}function F1(i,t){function e(n,s=Fs){let r,o=Me.getTransfer(s);if(n===oi)return i.UNSIGNED_BYTE;if(n===ch)return i.UNSIGNED_SHORT_4_4_4_4;if(n===hh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===df)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===ff)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===hf)return i.BYTE;if(n===uf)return i.SHORT;if(n===Fo)return i.UNSIGNED_SHORT;if(n===lh)return i.INT;if(n===Wi)return i.UNSIGNED_INT;if(n===Ii)return i.FLOAT;if(n===Xi)return i.HALF_FLOAT;if(n===pf)return i.ALPHA;if(n===mf)return i.RGB;if(n===Li)return i.RGBA;if(n===Es)return i.DEPTH_COMPONENT;if(n===Ns)return i.DEPTH_STENCIL;if(n===gf)return i.RED;if(n===uh)return i.RED_INTEGER;if(n===lr)return i.RG;if(n===dh)return i.RG_INTEGER;if(n===fh)return i.RGBA_INTEGER;if(n===ol||n===al||n===ll||n===cl)if(o===Le)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===ol)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===al)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ll)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===cl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===ol)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===al)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ll)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===cl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===ph||n===mh||n===gh||n===_h)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===ph)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===mh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===gh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===_h)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===vh||n===yh||n===xh||n===bh||n===Sh||n===hl||n===Mh)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===vh||n===yh)return o===Le?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===xh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===bh)return r.COMPRESSED_R11_EAC;if(n===Sh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===hl)return r.COMPRESSED_RG11_EAC;if(n===Mh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===wh||n===Eh||n===Th||n===Ah||n===Ch||n===Rh||n===Ph||n===Ih||n===Lh||n===Dh||n===Nh||n===Fh||n===Uh||n===Oh)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===wh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Eh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Th)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ah)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Ch)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Rh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Ph)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Ih)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Lh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Dh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Nh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Fh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Uh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Oh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===kh||n===Bh||n===zh)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===kh)return o===Le?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Bh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===zh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Vh||n===Gh||n===ul||n===Hh)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Vh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Gh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===ul)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Hh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Ar?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var U1=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,O1=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,zf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new Ba(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new ls({vertexShader:U1,fragmentShader:O1,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new ve(new Is(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Vf=class extends Hi{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,y=typeof XRWebGLBinding<"u",p=new zf,m={},_=e.getContextAttributes(),w=null,b=null,C=[],A=[],v=new Ct,M=null,U=null,R=new ei;R.viewport=new Oe;let L=new ei;L.viewport=new Oe;let z=[R,L],G=new ih,F=null,X=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let gt=C[tt];return gt===void 0&&(gt=new So,C[tt]=gt),gt.getTargetRaySpace()},this.getControllerGrip=function(tt){let gt=C[tt];return gt===void 0&&(gt=new So,C[tt]=gt),gt.getGripSpace()},this.getHand=function(tt){let gt=C[tt];return gt===void 0&&(gt=new So,C[tt]=gt),gt.getHandSpace()};function $(tt){let gt=A.indexOf(tt.inputSource);if(gt===-1)return;let yt=C[gt];yt!==void 0&&(yt.update(tt.inputSource,tt.frame,c||o),yt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function W(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",ct);for(let tt=0;tt<C.length;tt++){let gt=A[tt];gt!==null&&(A[tt]=null,C[tt].disconnect(gt))}F=null,X=null,p.reset();for(let tt in m)delete m[tt];if(t.setRenderTarget(w),f=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(M),t.setSize(v.width,v.height,!1),U!==null){let tt=U.camera;tt.fov=U.fov,tt.zoom=U.zoom,tt.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&Zt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&Zt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",W),s.addEventListener("inputsourceschange",ct),_.xrCompatible!==!0&&await e.makeXRCompatible(),M=t.getPixelRatio(),t.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let yt=null,Rt=null,Mt=null;_.depth&&(Mt=_.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,yt=_.stencil?Ns:Es,Rt=_.stencil?Ar:Wi);let Yt={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Yt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new _i(d.textureWidth,d.textureHeight,{format:Li,type:oi,depthTexture:new Ps(d.textureWidth,d.textureHeight,Rt,void 0,void 0,void 0,void 0,void 0,void 0,yt),stencilBuffer:_.stencil,colorSpace:t.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let yt={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,yt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new _i(f.framebufferWidth,f.framebufferHeight,{format:Li,type:oi,colorSpace:t.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ct(tt){for(let gt=0;gt<tt.removed.length;gt++){let yt=tt.removed[gt],Rt=A.indexOf(yt);Rt>=0&&(A[Rt]=null,C[Rt].disconnect(yt))}for(let gt=0;gt<tt.added.length;gt++){let yt=tt.added[gt],Rt=A.indexOf(yt);if(Rt===-1){for(let Yt=0;Yt<C.length;Yt++)if(Yt>=A.length){A.push(yt),Rt=Yt;break}else if(A[Yt]===null){A[Yt]=yt,Rt=Yt;break}if(Rt===-1)break}let Mt=C[Rt];Mt&&Mt.connect(yt)}}function J(tt,gt){gt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(gt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let gt=tt.near,yt=tt.far;p.texture!==null&&(p.depthNear>0&&(gt=p.depthNear),p.depthFar>0&&(yt=p.depthFar)),G.near=L.near=R.near=gt,G.far=L.far=R.far=yt,(F!==G.near||X!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),F=G.near,X=G.far),G.layers.mask=tt.layers.mask|6,R.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Rt=tt.parent,Mt=G.cameras;J(G,Rt);for(let Yt=0;Yt<Mt.length;Yt++)J(Mt[Yt],Rt);G.projectionMatrix.copy(R.projectionMatrix),G.projectionMatrixInverse.copy(R.projectionMatrixInverse),U===null&&tt.isPerspectiveCamera&&(U={camera:tt,fov:tt.fov,zoom:tt.zoom}),Q(tt,G,Rt)};function Q(tt,gt,yt){yt===null?tt.matrix.copy(gt.matrixWorld):(tt.matrix.copy(yt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(gt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(gt.projectionMatrix),tt.projectionMatrixInverse.copy(gt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=yo*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(G)},this.getCameraTexture=function(tt){return m[tt]};let st=null;function dt(tt,gt){if(h=gt.getViewerPose(c||o),g=gt,h!==null){let yt=h.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Rt=!1;yt.length!==G.cameras.length&&(G.cameras.length=0,Rt=!0);for(let Xt=0;Xt<yt.length;Xt++){let _e=yt[Xt],fe=null;if(f!==null)fe=f.getViewport(_e);else{let nn=u.getViewSubImage(d,_e);fe=nn.viewport,Xt===0&&(t.setRenderTargetTextures(b,nn.colorTexture,nn.depthStencilTexture),t.setRenderTarget(b))}let oe=z[Xt];oe===void 0&&(oe=new ei,oe.layers.enable(Xt),oe.viewport=new Oe,z[Xt]=oe),oe.matrix.fromArray(_e.transform.matrix),oe.matrix.decompose(oe.position,oe.quaternion,oe.scale),oe.projectionMatrix.fromArray(_e.projectionMatrix),oe.projectionMatrixInverse.copy(oe.projectionMatrix).invert(),oe.viewport.set(fe.x,fe.y,fe.width,fe.height),Xt===0&&(G.matrix.copy(oe.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Rt===!0&&G.cameras.push(oe)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Xt=u.getDepthInformation(yt[0]);Xt&&Xt.isValid&&Xt.texture&&p.init(Xt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Xt=0;Xt<yt.length;Xt++){let _e=yt[Xt].camera;if(_e){let fe=m[_e];fe||(fe=new Ba,m[_e]=fe);let oe=u.getCameraImage(_e);fe.sourceTexture=oe}}}}for(let yt=0;yt<C.length;yt++){let Rt=A[yt],Mt=C[yt];Rt!==null&&Mt!==void 0&&Mt.update(Rt,gt,c||o)}st&&st(tt,gt),gt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:gt}),g=null}let ut=new S0;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){st=tt},this.dispose=function(){}}},k1=new ue,L0=new re;L0.set(-1,0,0,0,1,0,0,0,1);function B1(i,t){function e(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,Cf(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,_,w,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),u(p,m)):m.isMeshPhongMaterial?(r(p,m),h(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),d(p,m),m.isMeshPhysicalMaterial&&f(p,m,b)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),y(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,_,w):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,e(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===zn&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,e(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===zn&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,e(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,e(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,e(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let _=t.get(m),w=_.envMap,b=_.envMapRotation;w&&(p.envMap.value=w,p.envMapRotation.value.setFromMatrix4(k1.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(L0),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,e(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,e(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,_,w){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*_,p.scale.value=w*.5,m.map&&(p.map.value=m.map,e(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function u(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,e(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,e(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,_){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,e(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,e(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,e(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,e(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,e(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,e(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===zn&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,e(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,e(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,e(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,e(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,e(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,e(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,e(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function y(p,m){let _=t.get(m).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function z1(i,t,e,n){let s={},r={};function o(_,w){let b=w.program;n.uniformBlockBinding(_,b,s[_.id])}function a(_,w){let b=s[_.id];b===void 0&&(g(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",p));let C=w.program;n.updateUBOMapping(_,C);let A=t.render.frame;r[_.id]!==A&&(c(_),r[_.id]=A)}function l(_){let w=i.createBuffer(),b=_.__size,C=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,w),i.bufferData(i.UNIFORM_BUFFER,b,C),i.bindBuffer(i.UNIFORM_BUFFER,null),w}function c(_){let w=s[_.id],b=_.uniforms,C=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let A=0,v=b.length;A<v;A++){let M=b[A];if(Array.isArray(M))for(let U=0,R=M.length;U<R;U++)h(M[U],A,U,C);else h(M,A,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(_,w,b,C){if(d(_,w,b,C)===!0){let A=_.__offset,v=_.value;if(Array.isArray(v)){let M=0;for(let U=0;U<v.length;U++){let R=v[U],L=y(R,!0);u(R,_.__data,M),M+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,_.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,_.__data)}}function u(_,w,b){typeof _=="number"||typeof _=="boolean"?w[b]=_:_.isMatrix3?(w[b]=_.elements[0],w[b+1]=_.elements[1],w[b+2]=_.elements[2],w[b+3]=0,w[b+4]=_.elements[3],w[b+5]=_.elements[4],w[b+6]=_.elements[5],w[b+7]=0,w[b+8]=_.elements[6],w[b+9]=_.elements[7],w[b+10]=_.elements[8],w[b+11]=0):ArrayBuffer.isView(_)?w.set(_.subarray(0,w.length-b),b):_.toArray(w,b)}function d(_,w,b,C){let A=_.value,v=w+"_"+b;if(Array.isArray(A)){C[v]===void 0&&(C[v]=[]);let M=C[v],U=!1;for(let R=0;R<A.length;R++)f(A[R],M,R)===!0&&(U=!0);return U}return f(A,C,v)}function f(_,w,b){if(w[b]===void 0)return typeof _=="number"||typeof _=="boolean"?w[b]=_:ArrayBuffer.isView(_)?w[b]=_.slice():w[b]=_.clone(),!0;{let C=w[b];if(typeof _=="number"||typeof _=="boolean"){if(C!==_)return w[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(C.equals(_)===!1)return C.copy(_),!0}}return!1}function g(_){let w=_.uniforms,b=0,C=16;for(let v=0,M=w.length;v<M;v++){let U=Array.isArray(w[v])?w[v]:[w[v]];for(let R=0,L=U.length;R<L;R++){let z=U[R],G=Array.isArray(z.value)?z.value:[z.value],F=Array.isArray(w[v])||Array.isArray(z.value),X=b;for(let W=0,ct=G.length;W<ct;W++){let J=G[W],Q=y(J,F),st=b%C,dt=st%Q.boundary,ut=st+dt;b+=dt,ut!==0&&C-ut<Q.storage&&(b+=C-ut),W===0&&(X=b),b+=Q.storage}let $=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new $((b-X)/Float32Array.BYTES_PER_ELEMENT),z.__offset=X}}let A=b%C;return A>0&&(b+=C-A),_.__size=b,_.__cache={},this}function y(_,w){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Zt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Zt("WebGLRenderer: Unsupported uniform value type.",_),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(_){let w=_.target;w.removeEventListener("dispose",p),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function m(){for(let _ in s)i.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:m}}var V1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),hs=null;function G1(){return hs===null&&(hs=new Na(V1,16,16,lr,Xi),hs.name="DFG_LUT",hs.minFilter=ni,hs.magFilter=ni,hs.wrapS=ss,hs.wrapT=ss,hs.generateMipmaps=!1,hs.needsUpdate=!0),hs}var Yh=class{constructor(t={}){let{canvas:e=Vg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=oi}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=f,p=new Set([fh,dh,uh]),m=new Set([oi,Wi,Fo,Ar,ch,hh]),_=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},C=null,A=null,v=[],M=[],U=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=cs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let R=this,L=!1,z=null,G=null,F=null,X=null;this._outputColorSpace=Bn;let $=0,W=0,ct=null,J=-1,Q=null,st=new Oe,dt=new Oe,ut=null,tt=new se(0),gt=0,yt=e.width,Rt=e.height,Mt=1,Yt=null,le=null,Xt=new Oe(0,0,yt,Rt),_e=new Oe(0,0,yt,Rt),fe=!1,oe=new Qs,nn=new Dc,$e=!1,mn=!1,ke=new ue,Pn=new D,Ee=new Oe,Mn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},ln=!1;function gn(){return ct===null?Mt:1}let B=n;function It(T,V){return e.getContext(T,V)}let Jt,ce,wt,We,Ht,Kt,P,S,q,ht,ot,vt,xt,et,it,mt,k,rt,nt,Et,_t,St,qt;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",zt,!1),e.addEventListener("webglcontextrestored",te,!1),e.addEventListener("webglcontextcreationerror",Pt,!1),B===null){let V="webgl2";if(B=It(V,T),B===null)throw It(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qt()}catch(T){throw e.removeEventListener("webglcontextlost",zt,!1),e.removeEventListener("webglcontextrestored",te,!1),e.removeEventListener("webglcontextcreationerror",Pt,!1),ne("WebGLRenderer: "+T.message),T}function Qt(){Jt=new QM(B),Jt.init(),_t=new F1(B,Jt),ce=new GM(B,Jt,t,_t),wt=new D1(B,Jt),ce.reversedDepthBuffer&&d&&wt.buffers.depth.setReversed(!0),G=B.createFramebuffer(),F=B.createFramebuffer(),X=B.createFramebuffer(),We=new nw(B),Ht=new y1,Kt=new N1(B,Jt,wt,Ht,ce,_t,We),P=new jM(R),S=new sb(B),St=new zM(B,S),q=new tw(B,S,We,St),ht=new sw(B,q,S,St,We),rt=new iw(B,ce,Kt),it=new HM(Ht),ot=new v1(R,P,Jt,ce,St,it),vt=new B1(R,Ht),xt=new b1,et=new A1(Jt),k=new BM(R,P,wt,ht,g,l),mt=new L1(R,ht,ce),qt=new z1(B,We,ce,wt),nt=new VM(B,Jt,We),Et=new ew(B,Jt,We),We.programs=ot.programs,R.capabilities=ce,R.extensions=Jt,R.properties=Ht,R.renderLists=xt,R.shadowMap=mt,R.state=wt,R.info=We}y!==oi&&(U=new ow(y,e.width,e.height,a,s,r));let lt=new Vf(R,B);this.xr=lt,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let T=Jt.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=Jt.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(T){T!==void 0&&(Mt=T,this.setSize(yt,Rt,!1))},this.getSize=function(T){return T.set(yt,Rt)},this.setSize=function(T,V,j=!0){if(lt.isPresenting){Zt("WebGLRenderer: Can't change size while VR device is presenting.");return}yt=T,Rt=V,e.width=Math.floor(T*Mt),e.height=Math.floor(V*Mt),j===!0&&(e.style.width=T+"px",e.style.height=V+"px"),U!==null&&U.setSize(e.width,e.height),this.setViewport(0,0,T,V)},this.getDrawingBufferSize=function(T){return T.set(yt*Mt,Rt*Mt).floor()},this.setDrawingBufferSize=function(T,V,j){yt=T,Rt=V,Mt=j,e.width=Math.floor(T*j),e.height=Math.floor(V*j),this.setViewport(0,0,T,V)},this.setEffects=function(T){if(y===oi){ne("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let V=0;V<T.length;V++)if(T[V].isOutputPass===!0){Zt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(st)},this.getViewport=function(T){return T.copy(Xt)},this.setViewport=function(T,V,j,Y){T.isVector4?Xt.set(T.x,T.y,T.z,T.w):Xt.set(T,V,j,Y),wt.viewport(st.copy(Xt).multiplyScalar(gn()).round())},this.getScissor=function(T){return T.copy(_e)},this.setScissor=function(T,V,j,Y){T.isVector4?_e.set(T.x,T.y,T.z,T.w):_e.set(T,V,j,Y),wt.scissor(dt.copy(_e).multiplyScalar(gn()).round())},this.getScissorTest=function(){return fe},this.setScissorTest=function(T){wt.setScissorTest(fe=T)},this.setOpaqueSort=function(T){Yt=T},this.setTransparentSort=function(T){le=T},this.getClearColor=function(T){return T.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(T=!0,V=!0,j=!0){let Y=0;if(T){let Z=!1;if(ct!==null){let Tt=ct.texture.format;Z=p.has(Tt)}if(Z){let Tt=ct.texture.type,Lt=m.has(Tt),At=k.getClearColor(),Dt=k.getClearAlpha(),Gt=At.r,ie=At.g,ye=At.b;Lt?(_[0]=Gt,_[1]=ie,_[2]=ye,_[3]=Dt,B.clearBufferuiv(B.COLOR,0,_)):(w[0]=Gt,w[1]=ie,w[2]=ye,w[3]=Dt,B.clearBufferiv(B.COLOR,0,w))}else Y|=B.COLOR_BUFFER_BIT}V&&(Y|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&B.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),z=T},this.dispose=function(){e.removeEventListener("webglcontextlost",zt,!1),e.removeEventListener("webglcontextrestored",te,!1),e.removeEventListener("webglcontextcreationerror",Pt,!1),k.dispose(),xt.dispose(),et.dispose(),Kt.dispose(),Ht.dispose(),P.dispose(),ht.dispose(),q.dispose(),St.dispose(),qt.dispose(),ot.dispose(),lt.dispose(),lt.removeEventListener("sessionstart",Ll),lt.removeEventListener("sessionend",Zi),fs.stop()};function zt(T){T.preventDefault(),Sf("WebGLRenderer: Context Lost."),L=!0}function te(){Sf("WebGLRenderer: Context Restored."),L=!1;let T=We.autoReset,V=mt.enabled,j=mt.autoUpdate,Y=mt.needsUpdate,Z=mt.type;Qt(),We.autoReset=T,mt.enabled=V,mt.autoUpdate=j,mt.needsUpdate=Y,mt.type=Z}function Pt(T){ne("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function de(T){let V=T.target;V.removeEventListener("dispose",de),Ke(V)}function Ke(T){Kn(T),Ht.remove(T)}function Kn(T){let V=Ht.get(T).programs;V!==void 0&&(V.forEach(function(j){ot.releaseProgram(j)}),T.isShaderMaterial&&ot.releaseShaderCache(T))}this.renderBufferDirect=function(T,V,j,Y,Z,Tt){V===null&&(V=Mn);let Lt=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,At=ia(T,V,j,Y,Z);wt.setMaterial(Y,Lt);let Dt=j.index,Gt=1;if(Y.wireframe===!0){if(Dt=q.getWireframeAttribute(j),Dt===void 0)return;Gt=2}let ie=j.drawRange,ye=j.attributes.position,Vt=ie.start*Gt,xe=(ie.start+ie.count)*Gt;Tt!==null&&(Vt=Math.max(Vt,Tt.start*Gt),xe=Math.min(xe,(Tt.start+Tt.count)*Gt)),Dt!==null?(Vt=Math.max(Vt,0),xe=Math.min(xe,Dt.count)):ye!=null&&(Vt=Math.max(Vt,0),xe=Math.min(xe,ye.count));let on=xe-Vt;if(on<0||on===1/0)return;St.setup(Z,Y,At,j,Dt);let Ne,Fe=nt;if(Dt!==null&&(Ne=S.get(Dt),Fe=Et,Fe.setIndex(Ne)),Z.isMesh)Y.wireframe===!0?(wt.setLineWidth(Y.wireframeLinewidth*gn()),Fe.setMode(B.LINES)):Fe.setMode(B.TRIANGLES);else if(Z.isLine){let wn=Y.linewidth;wn===void 0&&(wn=1),wt.setLineWidth(wn*gn()),Z.isLineSegments?Fe.setMode(B.LINES):Z.isLineLoop?Fe.setMode(B.LINE_LOOP):Fe.setMode(B.LINE_STRIP)}else Z.isPoints?Fe.setMode(B.POINTS):Z.isSprite&&Fe.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(Jt.get("WEBGL_multi_draw"))Fe.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let wn=Z._multiDrawStarts,kt=Z._multiDrawCounts,_n=Z._multiDrawCount,Se=Dt?S.get(Dt).bytesPerElement:1,ms=Ht.get(Y).currentProgram.getUniforms();for(let vn=0;vn<_n;vn++)ms.setValue(B,"_gl_DrawID",vn),Fe.render(wn[vn]/Se,kt[vn])}else if(Z.isInstancedMesh)Fe.renderInstances(Vt,on,Z.count);else if(j.isInstancedBufferGeometry){let wn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,kt=Math.min(j.instanceCount,wn);Fe.renderInstances(Vt,on,kt)}else Fe.render(Vt,on)};function ta(T,V,j,Y){z!==null&&T.isNodeMaterial&&z.setObject(Y,T),$e===!0&&it.setState(T,j,!1),T.transparent===!0&&T.side===$n&&T.forceSinglePass===!1?(T.side=zn,T.needsUpdate=!0,Ki(T,V,Y),T.side=ar,T.needsUpdate=!0,Ki(T,V,Y),T.side=$n):Ki(T,V,Y)}this.compile=function(T,V,j=null){j===null&&(j=T),z!==null&&z.renderStart(T,V,j),A=et.get(j),A.init(V),M.push(A),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),T!==j&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights(),z!==null&&z.updateLights(A.state.lightsArray),mn=this.localClippingEnabled,$e=it.init(this.clippingPlanes,mn),$e===!0&&it.setGlobalState(this.clippingPlanes,V),z!==null&&mt.render(A.state.shadowsArray,j,V);let Y=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Tt=Z.material;if(Tt)if(Array.isArray(Tt))for(let Lt=0;Lt<Tt.length;Lt++){let At=Tt[Lt];ta(At,j,V,Z),Y.add(At)}else ta(Tt,j,V,Z),Y.add(Tt)}),A=M.pop(),z!==null&&z.renderEnd(),Y},this.compileAsync=function(T,V,j=null){let Y=this.compile(T,V,j);return new Promise(Z=>{function Tt(){if(Y.forEach(function(Lt){let Dt=Ht.get(Lt).currentProgram;(Dt===void 0||Dt.isReady())&&Y.delete(Lt)}),Y.size===0){Z(T);return}setTimeout(Tt,10)}Jt.get("KHR_parallel_shader_compile")!==null?Tt():setTimeout(Tt,10)})};let Ur=null;function Zu(T){Ur&&Ur(T)}function Ll(){fs.stop()}function Zi(){fs.start()}let fs=new S0;fs.setAnimationLoop(Zu),typeof self<"u"&&fs.setContext(self),this.setAnimationLoop=function(T){Ur=T,lt.setAnimationLoop(T),T===null?fs.stop():fs.start()},lt.addEventListener("sessionstart",Ll),lt.addEventListener("sessionend",Zi),this.render=function(T,V){if(V!==void 0&&V.isCamera!==!0){ne("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;z!==null&&z.renderStart(T,V);let j=lt.enabled===!0&&lt.isPresenting===!0,Y=U!==null&&(ct===null||j)&&U.begin(R,ct);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),lt.enabled===!0&&lt.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(lt.cameraAutoUpdate===!0&&lt.updateCamera(V),V=lt.getCamera()),T.isScene===!0&&T.onBeforeRender(R,T,V,ct),A=et.get(T,M.length),A.init(V),A.state.textureUnits=Kt.getTextureUnits(),M.push(A),ke.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?nn.setFromArrayCamera(V):oe.setFromProjectionMatrix(ke,Ci,V.reversedDepth),mn=this.localClippingEnabled,$e=it.init(this.clippingPlanes,mn),C=xt.get(T,v.length),C.init(),v.push(C),this.info.render.frame++,lt.enabled===!0&&lt.isPresenting===!0){let Lt=R.xr.getDepthSensingMesh();Lt!==null&&ps(Lt,V,-1/0,R.sortObjects)}ps(T,V,0,R.sortObjects),C.finish(),z!==null&&z.updateLights(A.state.lightsArray),R.sortObjects===!0&&C.sort(Yt,le),ln=lt.enabled===!1||lt.isPresenting===!1||lt.hasDepthSensing()===!1,ln&&k.addToRenderList(C,T),this.info.autoReset===!0&&this.info.reset(),$e===!0&&it.beginShadows();let Z=A.state.shadowsArray;if(mt.render(Z,T,V),$e===!0&&it.endShadows(),(Y&&U.hasRenderPass())===!1){let Lt=C.opaque,At=C.transmissive;if(A.setupLights(),V.isArrayCamera){let Dt=V.cameras;if(At.length>0)for(let Gt=0,ie=Dt.length;Gt<ie;Gt++){let ye=Dt[Gt];Ui(Lt,At,T,ye)}ln&&k.render(T);for(let Gt=0,ie=Dt.length;Gt<ie;Gt++){let ye=Dt[Gt];ea(C,T,ye,ye.viewport)}}else At.length>0&&Ui(Lt,At,T,V),ln&&k.render(T),ea(C,T,V)}ct!==null&&W===0&&(Kt.updateMultisampleRenderTarget(ct),Kt.updateRenderTargetMipmap(ct)),Y&&U.end(R),T.isScene===!0&&T.onAfterRender(R,T,V),St.resetDefaultState(),J=-1,Q=null,M.pop(),M.length>0?(A=M[M.length-1],Kt.setTextureUnits(A.state.textureUnits),$e===!0&&it.setGlobalState(R.clippingPlanes,A.state.camera)):A=null,v.pop(),v.length>0?C=v[v.length-1]:C=null,z!==null&&z.renderEnd()};function ps(T,V,j,Y){if(T.visible===!1)return;if(T.layers.test(V.layers)){if(T.isGroup)j=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(V);else if(T.isLight)A.pushLight(T),T.castShadow&&A.pushShadow(T);else if(T.isSprite){let Lt=V.isArrayCamera?nn:oe;if(!T.frustumCulled||T.intersectsFrustum(Lt)){Y&&Ee.setFromMatrixPosition(T.matrixWorld).applyMatrix4(ke);let At=ht.update(T),Dt=T.material;Dt.visible&&C.push(T,At,Dt,j,Ee.z,null,V)}}else if(T.isMesh||T.isLine||T.isPoints){let Lt=V.isArrayCamera?nn:oe;if(!T.frustumCulled||T.intersectsFrustum(Lt)){let At=ht.update(T),Dt=T.material;if(Y&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),Ee.copy(T.boundingSphere.center)):(At.boundingSphere===null&&At.computeBoundingSphere(),Ee.copy(At.boundingSphere.center)),Ee.applyMatrix4(T.matrixWorld).applyMatrix4(ke)),Array.isArray(Dt)){let Gt=At.groups;for(let ie=0,ye=Gt.length;ie<ye;ie++){let Vt=Gt[ie],xe=Dt[Vt.materialIndex];xe&&xe.visible&&C.push(T,At,xe,j,Ee.z,Vt,V)}}else Dt.visible&&C.push(T,At,Dt,j,Ee.z,null,V)}}}let Tt=T.children;for(let Lt=0,At=Tt.length;Lt<At;Lt++)ps(Tt[Lt],V,j,Y)}function ea(T,V,j,Y){let{opaque:Z,transmissive:Tt,transparent:Lt}=T;A.setupLightsView(j),$e===!0&&it.setGlobalState(R.clippingPlanes,j),Y&&wt.viewport(st.copy(Y)),Z.length>0&&cn(Z,V,j),Tt.length>0&&cn(Tt,V,j),Lt.length>0&&cn(Lt,V,j),wt.buffers.depth.setTest(!0),wt.buffers.depth.setMask(!0),wt.buffers.color.setMask(!0),wt.setPolygonOffset(!1)}function Ui(T,V,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[Y.id]===void 0){let Vt=Jt.has("EXT_color_buffer_half_float")||Jt.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[Y.id]=new _i(1,1,{generateMipmaps:!0,type:Vt?Xi:oi,minFilter:Ds,samples:Math.max(4,ce.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Me.workingColorSpace})}let Tt=A.state.transmissionRenderTarget[Y.id],Lt=Y.viewport||st;Tt.setSize(Lt.z*R.transmissionResolutionScale,Lt.w*R.transmissionResolutionScale);let At=R.getRenderTarget(),Dt=R.getActiveCubeFace(),Gt=R.getActiveMipmapLevel();R.setRenderTarget(Tt),R.getClearColor(tt),gt=R.getClearAlpha(),gt<1&&R.setClearColor(16777215,.5),R.clear(),ln&&k.render(j);let ie=R.toneMapping;R.toneMapping=cs;let ye=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),A.setupLightsView(Y),$e===!0&&it.setGlobalState(R.clippingPlanes,Y),cn(T,j,Y),Kt.updateMultisampleRenderTarget(Tt),Kt.updateRenderTargetMipmap(Tt),Jt.has("WEBGL_multisampled_render_to_texture")===!1){let Vt=!1;for(let xe=0,on=V.length;xe<on;xe++){let Ne=V[xe],{object:Fe,geometry:wn,material:kt,group:_n}=Ne;if(kt.side===$n&&Fe.layers.test(Y.layers)){let Se=kt.side;kt.side=zn,kt.needsUpdate=!0,fn(Fe,j,Y,wn,kt,_n),kt.side=Se,kt.needsUpdate=!0,Vt=!0}}Vt===!0&&(Kt.updateMultisampleRenderTarget(Tt),Kt.updateRenderTargetMipmap(Tt))}R.setRenderTarget(At,Dt,Gt),R.setClearColor(tt,gt),ye!==void 0&&(Y.viewport=ye),R.toneMapping=ie}function cn(T,V,j){let Y=V.isScene===!0?V.overrideMaterial:null;for(let Z=0,Tt=T.length;Z<Tt;Z++){let Lt=T[Z],{object:At,geometry:Dt,group:Gt}=Lt,ie=Lt.material;ie.allowOverride===!0&&Y!==null&&(ie=Y),At.layers.test(j.layers)&&fn(At,V,j,Dt,ie,Gt)}}function fn(T,V,j,Y,Z,Tt){z!==null&&Z.isNodeMaterial&&z.setObject(T,Z),T.onBeforeRender(R,V,j,Y,Z,Tt),T.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(R,V,j,Y,T,Tt),Z.transparent===!0&&Z.side===$n&&Z.forceSinglePass===!1?(Z.side=zn,Z.needsUpdate=!0,R.renderBufferDirect(j,V,Y,Z,T,Tt),Z.side=ar,Z.needsUpdate=!0,R.renderBufferDirect(j,V,Y,Z,T,Tt),Z.side=$n):R.renderBufferDirect(j,V,Y,Z,T,Tt),T.onAfterRender(R,V,j,Y,Z,Tt)}function pn(T){let V=0;for(let j of T)j.texture!==null&&V++;return V}function Ki(T,V,j){V.isScene!==!0&&(V=Mn);let Y=Ht.get(T),Z=A.state.lights,Tt=A.state.shadowsArray,Lt=Z.state.version,At=ot.getParameters(T,Z.state,Tt,V,j,A.state.lightProbeGridArray),Dt=ot.getProgramCacheKey(At),Gt=Y.programs;Y.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?V.environment:null,Y.fog=V.fog;let ie=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;Y.envMap=P.get(T.envMap||Y.environment,ie),Y.envMapRotation=Y.environment!==null&&T.envMap===null?V.environmentRotation:T.envMapRotation,Gt===void 0&&(T.addEventListener("dispose",de),Gt=new Map,Y.programs=Gt,Y.programVariants=new Map);let ye=Gt.get(Dt);if(ye!==void 0){if(Y.currentProgram===ye&&Y.lightsStateVersion===Lt)return na(T,At),ye}else At.uniforms=ot.getUniforms(T),z!==null&&T.isNodeMaterial&&z.build(T,j,At),T.onBeforeCompile(At,R),ye=ot.acquireProgram(At,Dt),Gt.set(Dt,ye),Y.uniforms=At.uniforms;let Vt=Y.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Vt.clippingPlanes=it.uniform),na(T,At),Y.needsLights=Bs(T),Y.lightsStateVersion=Lt,Y.needsLights&&(Vt.ambientLightColor.value=Z.state.ambient,Vt.lightProbe.value=Z.state.probe,Vt.sunLights.value=Z.state.sun,Vt.sunLightShadows.value=Z.state.sunShadow,Vt.directionalLights.value=Z.state.directional,Vt.directionalLightShadows.value=Z.state.directionalShadow,Vt.spotLights.value=Z.state.spot,Vt.spotLightShadows.value=Z.state.spotShadow,Vt.rectAreaLights.value=Z.state.rectArea,Vt.ltc_1.value=Z.state.rectAreaLTC1,Vt.ltc_2.value=Z.state.rectAreaLTC2,Vt.pointLights.value=Z.state.point,Vt.pointLightShadows.value=Z.state.pointShadow,Vt.hemisphereLights.value=Z.state.hemi,Vt.sunShadowMatrix.value=Z.state.sunShadowMatrix,Vt.sunShadowCascade.value=Z.state.sunShadowCascade,Vt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Vt.spotLightMatrix.value=Z.state.spotLightMatrix,Vt.spotLightMap.value=Z.state.spotLightMap,Vt.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=pn(A.state.lightProbeGridArray),Y.currentProgram=ye,Y.uniformsList=null,ye}function li(T,V,j,Y,Z){let Tt=Ht.get(T),Lt=Tt.currentProgram.id+","+Y+","+Z,At=Tt.programVariants.get(Lt);return At===void 0?(At=Ki(T,V,j),Tt.programVariants.set(Lt,At)):(Tt.currentProgram=At,Tt.uniformsList=null,Tt.outputColorSpace=Y,Tt.toneMapping=Z),At}function ks(T){if(T.uniformsList===null){let V=T.currentProgram.getUniforms();T.uniformsList=Uo.seqWithValue(V.seq,T.uniforms)}return T.uniformsList}function na(T,V){let j=Ht.get(T);j.outputColorSpace=V.outputColorSpace,j.batching=V.batching,j.batchingColor=V.batchingColor,j.instancing=V.instancing,j.instancingColor=V.instancingColor,j.instancingMorph=V.instancingMorph,j.skinning=V.skinning,j.morphTargets=V.morphTargets,j.morphNormals=V.morphNormals,j.morphColors=V.morphColors,j.morphTargetsCount=V.morphTargetsCount,j.numClippingPlanes=V.numClippingPlanes,j.numIntersection=V.numClipIntersection,j.vertexAlphas=V.vertexAlphas,j.vertexTangents=V.vertexTangents,j.toneMapping=V.toneMapping}function ia(T,V,j,Y,Z){V.isScene!==!0&&(V=Mn),Kt.resetTextureUnits();let Tt=V.fog,Lt=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?V.environment:null,At=ct===null?R.outputColorSpace:ct.isXRRenderTarget===!0?ct.texture.colorSpace:Me.workingColorSpace,Dt=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Gt=P.get(Y.envMap||Lt,Dt),ie=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,ye=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Vt=!!j.morphAttributes.position,xe=!!j.morphAttributes.normal,on=!!j.morphAttributes.color,Ne=cs;Y.toneMapped&&(ct===null||ct.isXRRenderTarget===!0)&&(Ne=R.toneMapping);let Fe=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,wn=Fe!==void 0?Fe.length:0,kt=Ht.get(Y),_n=A.state.lights;if($e===!0&&(mn===!0||T!==Q)){let Ue=T===Q&&Y.id===J;it.setState(Y,T,Ue)}let Se=!1,ms=!1;Y.version===kt.__version?kt.needsLights&&kt.lightsStateVersion!==_n.state.version||Z.isBatchedMesh&&kt.batching===!1||!Z.isBatchedMesh&&kt.batching===!0||Z.isBatchedMesh&&kt.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&kt.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&kt.instancing===!1||!Z.isInstancedMesh&&kt.instancing===!0||Z.isSkinnedMesh&&kt.skinning===!1||!Z.isSkinnedMesh&&kt.skinning===!0||Z.isInstancedMesh&&kt.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&kt.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&kt.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&kt.instancingMorph===!1&&Z.morphTexture!==null||kt.envMap!==Gt||Y.fog===!0&&kt.fog!==Tt||kt.numClippingPlanes!==void 0&&(kt.numClippingPlanes!==it.numPlanes||kt.numIntersection!==it.numIntersection)||kt.vertexAlphas!==ie||kt.vertexTangents!==ye||kt.morphTargets!==Vt||kt.morphNormals!==xe||kt.morphColors!==on||kt.morphTargetsCount!==wn||kt.numLightProbeGrids!==pn(A.state.lightProbeGridArray)?Se=!0:(kt.outputColorSpace!==At||kt.toneMapping!==Ne)&&(ms=!0):(Se=!0,kt.__version=Y.version);let vn=kt.currentProgram;(Se===!0||ms===!0)&&(vn=ms===!0?li(Y,V,Z,At,Ne):Ki(Y,V,Z),z&&Y.isNodeMaterial&&z.onUpdateProgram(Y,vn,kt));let Br=!1,Ji=!1,gs=!1,pe=vn.getUniforms(),hn=kt.uniforms;if(wt.useProgram(vn.program)&&(Br=!0,Ji=!0,gs=!0),Y.id!==J&&(J=Y.id,Ji=!0),Br||Q!==T){wt.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),pe.setValue(B,"projectionMatrix",T.projectionMatrix),pe.setValue(B,"viewMatrix",T.matrixWorldInverse);let yn=pe.map.cameraPosition;yn!==void 0&&yn.setValue(B,Pn.setFromMatrixPosition(T.matrixWorld)),ce.logarithmicDepthBuffer&&pe.setValue(B,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&pe.setValue(B,"isOrthographic",T.isOrthographicCamera===!0),Q!==T&&(Q=T,Ji=!0,gs=!0)}if(kt.needsLights&&(_n.state.sunShadowMap.length>0&&pe.setValue(B,"sunShadowMap",_n.state.sunShadowMap,Kt),_n.state.directionalShadowMap.length>0&&pe.setValue(B,"directionalShadowMap",_n.state.directionalShadowMap,Kt),_n.state.spotShadowMap.length>0&&pe.setValue(B,"spotShadowMap",_n.state.spotShadowMap,Kt),_n.state.pointShadowMap.length>0&&pe.setValue(B,"pointShadowMap",_n.state.pointShadowMap,Kt)),Z.isSkinnedMesh){pe.setOptional(B,Z,"bindMatrix"),pe.setOptional(B,Z,"bindMatrixInverse");let Ue=Z.skeleton;Ue&&(Ue.boneTexture===null&&Ue.computeBoneTexture(),pe.setValue(B,"boneTexture",Ue.boneTexture,Kt))}Z.isBatchedMesh&&(pe.setOptional(B,Z,"batchingTexture"),pe.setValue(B,"batchingTexture",Z._matricesTexture,Kt),pe.setOptional(B,Z,"batchingIdTexture"),pe.setValue(B,"batchingIdTexture",Z._indirectTexture,Kt),pe.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&pe.setValue(B,"batchingColorTexture",Z._colorsTexture,Kt));let Jn=j.morphAttributes;if((Jn.position!==void 0||Jn.normal!==void 0||Jn.color!==void 0)&&rt.update(Z,j,vn),(Ji||kt.receiveShadow!==Z.receiveShadow)&&(kt.receiveShadow=Z.receiveShadow,pe.setValue(B,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&V.environment!==null&&(hn.envMapIntensity.value=V.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=G1()),Ji){if(pe.setValue(B,"toneMappingExposure",R.toneMappingExposure),kt.needsLights&&Or(hn,gs),Tt&&Y.fog===!0&&vt.refreshFogUniforms(hn,Tt),vt.refreshMaterialUniforms(hn,Y,Mt,Rt,A.state.transmissionRenderTarget[T.id]),kt.needsLights&&kt.numLightProbeGrids>0){let Ue=b,yn=0;for(let Hn of A.state.lightProbeGridArray)Hn.texture!==null&&(Ue.textures[yn]=Hn.texture,Ue.min[yn]=Hn.boundingBox.min,Ue.max[yn]=Hn.boundingBox.max,Ue.resolution[yn]=Hn.resolution,yn++);for(let Hn in Ue)Ue[Hn].length=yn;hn.probesSH.value=Ue.textures,hn.probesMin.value=Ue.min,hn.probesMax.value=Ue.max,hn.probesResolution.value=Ue.resolution}Uo.upload(B,ks(kt),hn,Kt)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Uo.upload(B,ks(kt),hn,Kt),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&pe.setValue(B,"center",Z.center),pe.setValue(B,"modelViewMatrix",Z.modelViewMatrix),pe.setValue(B,"normalMatrix",Z.normalMatrix),pe.setValue(B,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Ue=Y.uniformsGroups;for(let yn=0,Hn=Ue.length;yn<Hn;yn++){let Dl=Ue[yn];qt.update(Dl,vn),qt.bind(Dl,vn)}}return vn}function Or(T,V){T.ambientLightColor.needsUpdate=V,T.lightProbe.needsUpdate=V,T.sunLights.needsUpdate=V,T.sunLightShadows.needsUpdate=V,T.directionalLights.needsUpdate=V,T.directionalLightShadows.needsUpdate=V,T.pointLights.needsUpdate=V,T.pointLightShadows.needsUpdate=V,T.spotLights.needsUpdate=V,T.spotLightShadows.needsUpdate=V,T.rectAreaLights.needsUpdate=V,T.hemisphereLights.needsUpdate=V}function Bs(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return W},this.getRenderTarget=function(){return ct},this.setRenderTargetTextures=function(T,V,j){let Y=Ht.get(T);Y.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Ht.get(T.texture).__webglTexture=V,Ht.get(T.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,V){let j=Ht.get(T);j.__webglFramebuffer=V,j.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(T,V=0,j=0){ct=T,$=V,W=j;let Y=null,Z=!1,Tt=!1;if(T){let At=Ht.get(T);if(At.__useDefaultFramebuffer!==void 0){wt.bindFramebuffer(B.FRAMEBUFFER,At.__webglFramebuffer),st.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest,wt.viewport(st),wt.scissor(dt),wt.setScissorTest(ut),J=-1;return}else if(At.__webglFramebuffer===void 0)Kt.setupRenderTarget(T);else if(At.__hasExternalTextures)Kt.rebindTextures(T,Ht.get(T.texture).__webglTexture,Ht.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let ie=T.depthTexture;if(At.__boundDepthTexture!==ie){if(ie!==null&&Ht.has(ie)&&(T.width!==ie.image.width||T.height!==ie.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Kt.setupDepthRenderbuffer(T)}}let Dt=T.texture;(Dt.isData3DTexture||Dt.isDataArrayTexture||Dt.isCompressedArrayTexture)&&(Tt=!0);let Gt=Ht.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Gt[V])?Y=Gt[V][j]:Y=Gt[V],Z=!0):T.samples>0&&Kt.useMultisampledRTT(T)===!1?Y=Ht.get(T).__webglMultisampledFramebuffer:Array.isArray(Gt)?Y=Gt[j]:Y=Gt,st.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest}else st.copy(Xt).multiplyScalar(Mt).floor(),dt.copy(_e).multiplyScalar(Mt).floor(),ut=fe;if(j!==0&&(Y=G),wt.bindFramebuffer(B.FRAMEBUFFER,Y)&&wt.drawBuffers(T,Y),wt.viewport(st),wt.scissor(dt),wt.setScissorTest(ut),Z){let At=Ht.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+V,At.__webglTexture,j)}else if(Tt){let At=V;for(let Dt=0;Dt<T.textures.length;Dt++){let Gt=Ht.get(T.textures[Dt]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Dt,Gt.__webglTexture,j,At)}}else if(T!==null&&j!==0){let At=Ht.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,At.__webglTexture,j)}J=-1};function kr(T){let V=Ht.get(T);return(V.__readFormat!==T.format||V.__readType!==T.type)&&(V.__readFormat=T.format,V.__readType=T.type,V.__formatReadable=ce.textureFormatReadable(T.format),V.__typeReadable=ce.textureTypeReadable(T.type)),V}this.readRenderTargetPixels=function(T,V,j,Y,Z,Tt,Lt,At=0){if(!(T&&T.isWebGLRenderTarget)){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Dt=Ht.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Lt!==void 0&&(Dt=Dt[Lt],Array.isArray(Dt)&&(Dt=Dt[0])),Dt){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);try{let Gt=T.textures[At],ie=Gt.format,ye=Gt.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let Vt=kr(Gt);if(Vt.__formatReadable===!1){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Vt.__typeReadable===!1){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z&&B.readPixels(V,j,Y,Z,_t.convert(ie),_t.convert(ye),Tt)}finally{let Gt=ct!==null?Ht.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,Gt)}}},this.readRenderTargetPixelsAsync=async function(T,V,j,Y,Z,Tt,Lt,At=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Dt=Ht.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Lt!==void 0&&(Dt=Dt[Lt],Array.isArray(Dt)&&(Dt=Dt[0])),Dt)if(V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);let Gt=T.textures[At],ie=Gt.format,ye=Gt.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let Vt=kr(Gt);if(Vt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Vt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let xe=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,xe),B.bufferData(B.PIXEL_PACK_BUFFER,Tt.byteLength,B.STREAM_READ),B.readPixels(V,j,Y,Z,_t.convert(ie),_t.convert(ye),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let on=ct!==null?Ht.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,on);let Ne=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await Hg(B,Ne,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,xe),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Tt),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(xe),B.deleteSync(Ne),Tt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,V=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(T.image.width*Y),Tt=Math.floor(T.image.height*Y),Lt=V!==null?V.x:0,At=V!==null?V.y:0;Kt.setTexture2D(T,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,Lt,At,Z,Tt),wt.unbindTexture()},this.copyTextureToTexture=function(T,V,j=null,Y=null,Z=0,Tt=0){let Lt,At,Dt,Gt,ie,ye,Vt,xe,on,Ne=T.isCompressedTexture?T.mipmaps[Tt]:T.image;if(j!==null)Lt=j.max.x-j.min.x,At=j.max.y-j.min.y,Dt=j.isBox3?j.max.z-j.min.z:1,Gt=j.min.x,ie=j.min.y,ye=j.isBox3?j.min.z:0;else{let pe=Math.pow(2,-Z);Lt=Math.floor(Ne.width*pe),At=Math.floor(Ne.height*pe),T.isDataArrayTexture?Dt=Ne.depth:T.isData3DTexture?Dt=Math.floor(Ne.depth*pe):Dt=1,Gt=0,ie=0,ye=0}Y!==null?(Vt=Y.x,xe=Y.y,on=Y.z):(Vt=0,xe=0,on=0);let Fe=_t.convert(V.format),wn=_t.convert(V.type),kt;V.isData3DTexture?(Kt.setTexture3D(V,0),kt=B.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Kt.setTexture2DArray(V,0),kt=B.TEXTURE_2D_ARRAY):(Kt.setTexture2D(V,0),kt=B.TEXTURE_2D),wt.activeTexture(B.TEXTURE0),wt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,V.flipY),wt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),wt.pixelStorei(B.UNPACK_ALIGNMENT,V.unpackAlignment);let _n=wt.getParameter(B.UNPACK_ROW_LENGTH),Se=wt.getParameter(B.UNPACK_IMAGE_HEIGHT),ms=wt.getParameter(B.UNPACK_SKIP_PIXELS),vn=wt.getParameter(B.UNPACK_SKIP_ROWS),Br=wt.getParameter(B.UNPACK_SKIP_IMAGES);wt.pixelStorei(B.UNPACK_ROW_LENGTH,Ne.width),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ne.height),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,Gt),wt.pixelStorei(B.UNPACK_SKIP_ROWS,ie),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,ye);let Ji=T.isDataArrayTexture||T.isData3DTexture,gs=V.isDataArrayTexture||V.isData3DTexture;if(T.isDepthTexture){let pe=Ht.get(T),hn=Ht.get(V),Jn=Ht.get(pe.__renderTarget),Ue=Ht.get(hn.__renderTarget);wt.bindFramebuffer(B.READ_FRAMEBUFFER,Jn.__webglFramebuffer),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ue.__webglFramebuffer);for(let yn=0;yn<Dt;yn++)Ji&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ht.get(T).__webglTexture,Z,ye+yn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ht.get(V).__webglTexture,Tt,on+yn)),B.blitFramebuffer(Gt,ie,Gt+Lt,ie+At,Vt,xe,Vt+Lt,xe+At,B.DEPTH_BUFFER_BIT,B.NEAREST);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||Ht.has(T)){let pe=Ht.get(T),hn=Ht.get(V);wt.bindFramebuffer(B.READ_FRAMEBUFFER,F),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,X);for(let Jn=0;Jn<Dt;Jn++)Ji?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,pe.__webglTexture,Z,ye+Jn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,pe.__webglTexture,Z),gs?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,hn.__webglTexture,Tt,on+Jn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,hn.__webglTexture,Tt),Z!==0?B.blitFramebuffer(Gt,ie,Gt+Lt,ie+At,Vt,xe,Vt+Lt,xe+At,B.COLOR_BUFFER_BIT,B.NEAREST):gs?B.copyTexSubImage3D(kt,Tt,Vt,xe,on+Jn,Gt,ie,Lt,At):B.copyTexSubImage2D(kt,Tt,Vt,xe,Gt,ie,Lt,At);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else gs?T.isDataTexture||T.isData3DTexture?B.texSubImage3D(kt,Tt,Vt,xe,on,Lt,At,Dt,Fe,wn,Ne.data):V.isCompressedArrayTexture?B.compressedTexSubImage3D(kt,Tt,Vt,xe,on,Lt,At,Dt,Fe,Ne.data):B.texSubImage3D(kt,Tt,Vt,xe,on,Lt,At,Dt,Fe,wn,Ne):T.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Tt,Vt,xe,Lt,At,Fe,wn,Ne.data):T.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Tt,Vt,xe,Ne.width,Ne.height,Fe,Ne.data):B.texSubImage2D(B.TEXTURE_2D,Tt,Vt,xe,Lt,At,Fe,wn,Ne);wt.pixelStorei(B.UNPACK_ROW_LENGTH,_n),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Se),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,ms),wt.pixelStorei(B.UNPACK_SKIP_ROWS,vn),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,Br),Tt===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&B.generateMipmap(kt),wt.unbindTexture()},this.initRenderTarget=function(T){Ht.get(T).__webglFramebuffer===void 0&&Kt.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Kt.setTextureCube(T,0):T.isData3DTexture?Kt.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Kt.setTexture2DArray(T,0):Kt.setTexture2D(T,0),wt.unbindTexture()},this.resetState=function(){$=0,W=0,ct=null,wt.reset(),St.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ci}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=Me._getDrawingBufferColorSpace(t),e.unpackColorSpace=Me._getUnpackColorSpace()}};var Kh=class{constructor(t){this.studio=t;this.choice=Xe("What it may do",this.place),this.choice.hidden=!0,t.on("skill",({id:e,strategies:n})=>this.show(e,n)),t.on("pushes",({pushes:e})=>this.tell(e))}studio;choice;key=O("div",{class:"answer-key",hidden:!0});place=O("div",{});last=O("output",{class:"answer-last",test:"answer"});buttons=null;skill="";show(t,e){this.choice.hidden=this.key.hidden=!e.length,t!==this.skill&&(this.skill=t,this.build(e));let n=e.filter(s=>s.allowed);n.length&&this.buttons?.show(n[n.length-1].name)}build(t){this.buttons=Kr("allow","What it may do",t.map(({name:n,steps:s})=>({name:n,text:D0(s),title:`Steps that it may take against pushes: ${D0(s)}`})),n=>this.studio.send("allow",{strategy:n})),this.place.replaceChildren(this.buttons.element);let e=t.find(({domain:n})=>n.length);this.key.replaceChildren(O("div",{class:"answer-colours"},...t.map(({title:n},s)=>O("span",{class:`answer-${s}`},O("i",{}),n)),O("span",{class:"fell"},O("i",{}),"fell")),this.last),e&&this.key.append(O("p",{class:"hint"},H1(e))),this.tell(this.studio.pushes)}tell(t){let e=t[t.length-1];Te(this.last,e?Gf(e):"")}};function H1({seconds:i,how:t}){return`Curves: the largest pushes that the skill is said to answer, ${i} s long${t&&`; ${t}`}.`}function D0(i){return i===0?"no steps":i===1?"one step":"any number"}function Gf({impulse:i,angle:t,steps:e,phase:n,fell:s,done:r}){let o=e===0?"in place":e===1?"one step":`${e} steps`,a=e===0?"":`, ${n}`,l=s?`, fell${e?` during ${n}`:""}`:r?"":`${a} …`;return`${Wt(i,0)} N s ${la(t)}: ${o}${l}`}var _l=150,Vn=112,W1=9,X1={N:250,"N s":50},q1=150,N0={N:10,"N s":5},Y1=5e3,$1=8,Jh=class{constructor(t,e,n){this.allowed=t;this.push=e;this.seconds=n;this.arrow=Ut("g",{class:"disc-aim"},this.shaft,this.head),this.svg=Ut("svg",{class:"disc",test:"disc",viewBox:`${-_l} ${-_l} ${2*_l} ${2*_l}`,tabindex:0,role:"application","aria-roledescription":"push disc",label:"Push disc. Arrow keys aim: up and down change the force, left and right the direction. Enter pushes."},Ut("circle",{class:"disc-plate",r:Vn}),this.envelope,this.rings,this.domains,Z1(),this.edges,this.marks,this.answers,this.wave,this.arrow,this.value),this.svg.addEventListener("pointerdown",s=>this.press(s)),this.svg.addEventListener("pointermove",s=>this.move(s)),this.svg.addEventListener("pointerup",s=>this.release(s)),this.svg.addEventListener("pointercancel",()=>this.cancel()),this.svg.addEventListener("pointerleave",()=>this.pointer===null&&this.show(!1)),this.svg.addEventListener("keydown",s=>this.key(s)),this.svg.addEventListener("focus",()=>this.show(this.svg.matches(":focus-visible"))),this.svg.addEventListener("blur",()=>this.show(!1)),this.element=O("div",{class:"disc-box"},this.svg,this.readout),this.drawRings(),this.show(!1)}allowed;push;seconds;element;svg;domains=Ut("g",{class:"disc-domains"});answers=Ut("g",{class:"disc-answers","data-test":"answers"});envelope=Ut("path",{class:"disc-envelope"});edges=Ut("g",{class:"disc-edges"});marks=Ut("g",{class:"disc-marks"});rings=Ut("g",{class:"disc-rings"});shaft=Ut("line",{class:"disc-arrow",x1:0,y1:0});head=Ut("path",{class:"disc-head",d:"M0 -2 L-8 15 L0 11 L8 15 Z"});wave=Ut("circle",{class:"disc-wave",r:Vn});arrow;value=Ut("text",{class:"disc-value","text-anchor":"middle"});readout=O("output",{class:"disc-readout",test:"disc-readout"});aim={size:150,angle:0};pointer=null;defaultForce=500;unit="N";rim=500;strategies=[];planar=!1;setMaxForce(t){this.defaultForce=t,this.fit([])}setStrategies(t){this.strategies=t,this.unit=t.length?"N s":"N",this.aim={size:t.length?40:150,angle:0},this.fit([]),this.svg.classList.toggle("domains",t.length>0);let e=t.map(({name:n,title:s,domain:r},o)=>{let a=r.map(([h,u])=>[h*Math.PI/180,u]),l=a.filter(([h])=>h>0&&h<Math.PI).map(([h,u])=>[-h,u]),c=[...a,...l.reverse()].map(([h,u])=>this.spot(u,h).join(" "));return Ut("path",{class:`answer-${o}`,"data-test":`domain-${n}`,d:c.length>2?`M${c.join("L")}Z`:""},Ut("title",{},`Domain: ${s}`))});this.domains.replaceChildren(...e.reverse())}setAllowed(t){for(let{name:e,allowed:n}of t)this.domains.querySelector(`[data-test="domain-${CSS.escape(e)}"]`)?.classList.toggle("off",!n)}setAnswers(t){this.answers.replaceChildren(...(this.strategies.length?t:[]).map(e=>{let[n,s]=this.spot(e.impulse,e.angle),r=this.strategies.findIndex(({name:l})=>l===e.strategy),o=`${e.fell?"fell":`answer-${r}`}${e.done?"":" pending"}`,a=e.fell?Ut("path",{class:o,d:`M${n-4} ${s-4}l8 8m0 -8l-8 8`}):Ut("circle",{class:o,cx:n,cy:s,r:4.5});return a.append(Ut("title",{},Gf(e))),a}))}fit(t){let e=this.strategies.flatMap(({domain:o})=>o.map(([,a])=>a)),n=Math.max(0,...e,...t.map(o=>o??0)),s=X1[this.unit],r=Math.max(this.unit==="N"?this.defaultForce:q1,s*Math.ceil(1.05*n/s));r!==this.rim&&this.marks.replaceChildren(),this.rim=r,this.drawRings()}setPlanar(t){this.planar=t,this.svg.classList.toggle("planar",t)}setEnvelope(t,e){let n=t.map(o=>o===null||this.unit==="N"?o:o*e);this.fit(n);let s=n.map((o,a)=>o===null?null:this.spot(o,a*Math.PI/4)),r=s.filter(o=>o!==null);this.edges.replaceChildren(...s.flatMap((o,a)=>{if(!o)return[];let l=Ut("circle",{cx:o[0],cy:o[1],r:3.5});return l.append(Ut("title",{},`${this.sized(n[a])} ${la(a*Math.PI/4)}`)),[Ut("line",{x1:0,y1:0,x2:o[0],y2:o[1]}),l]})),this.envelope.classList.toggle("whole",r.length===n.length),this.envelope.setAttribute("d",r.length>2?`M${r.map(o=>o.join(" ")).join("L")}Z`:"")}fell(){this.marks.lastElementChild?.classList.add("fell")}clearMarks(){this.marks.replaceChildren()}fireForward(){this.fire({size:Math.round(this.rim/2),angle:0})}fire(t){if(this.push(this.force(t),t.angle),!this.strategies.length){let[e,n]=this.spot(t.size,t.angle);this.marks.append(Ut("circle",{cx:e,cy:n,r:4}))}for(;this.marks.childElementCount>$1;)this.marks.firstElementChild.remove();this.svg.style.setProperty("--wave",`${Math.max(.25,this.seconds())}s`),this.svg.classList.remove("fired"),this.svg.getBoundingClientRect(),this.svg.classList.add("fired")}force({size:t}){return this.unit==="N"?t:Math.min(Y1,t/this.seconds())}sized(t){return`${Wt(t,0)} ${this.unit}`}spot(t,e){let n=Vn*Wn(t/this.rim,0,1);return[-n*Math.sin(e),-n*Math.cos(e)]}press(t){t.button!==0||!this.allowed()||(t.preventDefault(),this.pointer=t.pointerId,this.svg.setPointerCapture(t.pointerId),this.follow(t))}move(t){this.pointer===t.pointerId?this.follow(t):t.pointerType==="mouse"&&this.pointer===null&&this.allowed()&&this.hover(t)}release(t){if(this.pointer!==t.pointerId)return;this.pointer=null;let e=this.aimed(t);this.show(!1),e&&this.fire(this.aim=e)}cancel(){this.pointer=null,this.show(!1)}follow(t){let e=this.aimed(t);e&&(this.aim=e),this.show(e!==null),e||(this.readout.textContent="release here to cancel")}hover(t){let e=this.aimed(t);this.readout.textContent=e?this.describe(e):this.hint}aimed(t){let e=this.svg.getBoundingClientRect(),n=2*_l/Math.min(e.width,e.height),s=(t.clientX-e.left-e.width/2)*n,r=(t.clientY-e.top-e.height/2)*n,o=Math.hypot(s,r);if(o<W1)return null;let a=Math.atan2(-s,-r),l=this.rim*Math.min(1,o/Vn);if(this.planar&&(l=this.rim*Math.min(1,Math.abs(r)/Vn),a=r<=0?0:Math.PI),t.shiftKey){a=Math.round(a*12/Math.PI)*Math.PI/12;let c=N0[this.unit];l=Math.max(c,c*Math.round(l/c))}return{size:Math.round(l),angle:a}}key(t){let e=Math.PI/(t.shiftKey?36:12),{aim:n}=this,s=N0[this.unit];if(t.key==="ArrowUp")n.size=Math.min(this.rim,n.size+s);else if(t.key==="ArrowDown")n.size=Math.max(s,n.size-s);else if(t.key==="ArrowLeft")n.angle=ns(this.planar?0:n.angle+e);else if(t.key==="ArrowRight")n.angle=ns(this.planar?Math.PI:n.angle-e);else if(t.key==="Enter"&&this.allowed())this.fire(n);else if(t.key==="Escape"&&this.pointer!==null)this.cancel();else return;t.preventDefault(),t.stopPropagation(),t.key!=="Escape"&&this.show(!0)}show(t){if(this.svg.classList.toggle("aiming",t),this.readout.textContent=t?this.describe(this.aim):this.hint,!t)return;let{size:e,angle:n}=this.aim,[s,r]=this.spot(e,n),o=-n*180/Math.PI,a=Math.hypot(s,r),l=Math.max(0,a-9)/Math.max(1,a);rn(this.shaft,{x2:s*l,y2:r*l}),rn(this.head,{transform:`translate(${s} ${r}) rotate(${o})`});let c=a>Vn-26?a-34:a+18;rn(this.value,{x:-c*Math.sin(n),y:-c*Math.cos(n)+4}),this.value.textContent=this.sized(e)}get hint(){return"Click to push; drag to aim first"}describe(t){let e=this.unit==="N"?`${Wt(t.size*this.seconds(),0)} N s`:`${Wt(this.force(t),0)} N`;return`${this.sized(t.size)} ${la(t.angle)} · ${e}`}drawRings(){this.rings.replaceChildren(Ut("line",{x1:0,y1:-Vn,x2:0,y2:Vn}),Ut("line",{x1:-Vn,y1:0,x2:Vn,y2:0}),...[.25,.5,.75,1].map(t=>Ut("circle",{r:Vn*t})),...[.5,1].map(t=>Ut("text",{x:Vn*t*.707+3,y:Vn*t*.707+10},this.sized(this.rim*t))),Ut("text",{x:0,y:-Vn-8,"text-anchor":"middle"},"forward"),Ut("text",{x:0,y:Vn+18,"text-anchor":"middle"},"back"),Ut("text",{x:-Vn-6,y:4,"text-anchor":"end"},"left"),Ut("text",{x:Vn+6,y:4},"right"))}};function Z1(){return Ut("g",{class:"disc-body","aria-hidden":"true"},Ut("ellipse",{cx:-7,cy:-6,rx:3.6,ry:8.5}),Ut("ellipse",{cx:7,cy:-6,rx:3.6,ry:8.5}),Ut("ellipse",{class:"shoulders",rx:19,ry:8}),Ut("circle",{class:"crown",cy:-1,r:7}),Ut("path",{class:"nose",d:"M-3 -7.5 L0 -11.5 L3 -7.5 Z"}))}var K1=3,J1=60,F0={mass:.5,speed:10},j1=5,U0={low:{title:"Low step: 8 cm high, 30 kg",size:[.2,.5,.04],mass:30},crate:{title:"Crate: 40 cm, 8 kg",size:[.2,.2,.2],mass:8},block:{title:"Block: 40 cm, 60 kg",size:[.2,.2,.2],mass:60},parcel:{title:"Parcel: 25 cm, 1 kg",size:[.12,.12,.12],mass:1}},jh=class{constructor(t,e){this.studio=t;this.eye=e;this.disc=new Jh(()=>t.holds,(o,a)=>{this.pushed=t.frame?.time??0,t.send("push",{force:o,angle:a,seconds:this.seconds.value})},()=>this.seconds.value),this.answers=new Kh(t),this.progress.element.hidden=!0;let n=ee({test:"ball",title:"Throw a ball at the character (B); Shift + click in the view throws one at the pointer",text:"Throw a ball",icon:"ball",act:()=>this.throwBall()}),s=ee({test:"box",title:"Place a box 1.5 m ahead of the character",text:"Place a box",icon:"box",act:()=>this.placeBox()}),r=ee({test:"clear",title:"Remove balls and boxes",text:"Clear",icon:"clear",kind:"quiet",act:()=>t.send("clear")});this.element=O("div",{class:"panel-body"},Xn(this.answers.choice,Xe("Push",this.disc.element,this.answers.key,this.seconds.element),Xe("Push envelope",this.measure,this.progress.element,this.words),Xe("Balls and boxes",this.mass.element,this.speed.element,this.aims.element,n,this.box.element,s,r)),O("p",{class:"hint"},"To pull the character, drag any part of it in the view.")),this.listen()}studio;eye;element;disc;answers;seconds=fi({test:"push-seconds",label:"Duration",title:"How long the push lasts [s]",low:.05,high:1,step:.05,value:.1,format:t=>`${Wt(t)} s`});mass=fi({test:"ball-mass",label:"Ball mass",title:"Mass of the ball [kg]",low:.1,high:20,step:.1,value:3,format:t=>`${Wt(t,1)} kg`});speed=fi({test:"ball-speed",label:"Ball speed",title:"Speed of the ball [m/s]",low:2,high:20,step:.5,value:8,format:t=>`${Wt(t,1)} m/s`});box=Ti("box-kind","Box",Object.entries(U0).map(([t,{title:e}])=>({name:t,title:e})),()=>{});measure=ee({test:"envelope",title:"Measure the largest push survived in each of eight directions, in the background",text:"Measure push envelope",act:()=>this.studio.send("envelope",{on:!this.studio.envelope?.running,seconds:this.seconds.value})});progress=Ul("envelope-progress","Pushes tried");words=O("p",{class:"hint",test:"envelope-words"});aims=qs("ball-aim","Throw where I click",!1,()=>{},"While this is on, a click on the body throws a ball at that place; so does Shift + click at any time");pushed=-1/0;skill="";pushForward(){this.disc.fireForward()}throwBall(){let{frame:t,scene:e}=this.studio;if(!t||!e)return;let n=new D().fromArray(t.data,pt.com),s=this.eye().clone().sub(n);e.character.planar&&s.set(s.x<0?-1:1,0,0),s.z=0,s.lengthSq()<1e-6&&s.set(-1,0,0);let r=n.clone();r.z+=.12*e.character.height;let o=r.clone().addScaledVector(s.normalize(),K1);this.throwFrom(o.toArray(),r.toArray(),!0)}get throwsAtClicks(){return this.aims.box.checked}hitAt(t,e,n){this.pushed=this.studio.frame?.time??0,this.studio.send("hit",{link:t,point:e,from:n,mass:this.mass.value,speed:this.speed.value})}throwFrom(t,e,n=!1){let s=new D(...e).sub(new D(...t)),r=Math.max(.02,s.length()/this.speed.value);n&&this.studio.frame&&s.addScaledVector(new D().fromArray(this.studio.frame.data,pt.velocity),r);let o=s.divideScalar(r);o.z+=9.81*r/2,o.clampLength(0,.99*J1),this.pushed=this.studio.frame?.time??0,this.studio.send("ball",{from:t,velocity:o.toArray(),mass:this.mass.value})}placeBox(){let{frame:t,scene:e}=this.studio;if(!t||!e)return;let n=e.character.planar?0:t.data[pt.heading]||0,[s,r]=[t.data[pt.com],t.data[pt.com+1]],{size:o,mass:a}=U0[this.box.box.value],l=[s+1.5*Math.cos(n),e.character.planar?0:r+1.5*Math.sin(n)];this.studio.send("box",{at:l,size:o,mass:a})}listen(){let{studio:t}=this;t.on("hello",({maximum_force:e})=>this.disc.setMaxForce(e)),t.on("scene",({character:e})=>this.disc.setPlanar(e.planar)),t.on("skill",({id:e,strategies:n,system:s})=>{if(e===this.skill)return this.disc.setAllowed(n);this.skill=e,s==="perturbation"&&([this.mass.value,this.speed.value]=[F0.mass,F0.speed]),this.disc.clearMarks(),this.disc.setStrategies(n),this.disc.setAllowed(n),this.disc.setAnswers(t.pushes),n.length&&(this.seconds.value=n[0].seconds),t.envelope?.running||this.disc.setEnvelope([],this.seconds.value)}),t.on("pushes",({pushes:e})=>this.disc.setAnswers(e)),t.on("fall",({time:e})=>{e>=this.pushed&&e-this.pushed<j1&&this.disc.fell()}),t.on("envelope",({forces:e,seconds:n,running:s,fraction:r,words:o})=>{this.disc.setEnvelope(e,n),this.progress.element.hidden=!s,this.progress.show(r),this.words.textContent=o==="done"?`The outline is the largest push of ${Wt(n)} s survived in each direction.`:o,this.measure.lastElementChild.textContent=s?"Stop":"Measure push envelope",this.measure.classList.toggle("busy",s)})}};function O0(i,t){let e=Ti("style","Style",[],l=>i.send("style",{name:l})),n=qs("draw-path","Draw a path on the ground",!1,l=>t.setDraws(l),"While this is on, a drag on the ground draws the path; the camera does not turn"),s=ee({test:"path-off",title:"Follow speed and heading again",text:"Clear the path",kind:"quiet",act:()=>t.clearPath()}),r=O("output",{class:"hint",test:"path-says"}),o=O("div",{},n.element,O("div",{class:"row"},s,r)),a=Xe("Style and path",e.element,o);return i.on("skill",({steering:l})=>{if(a.hidden=!l,!l)return;o.hidden=!i.steerable;let c=i.steerable?"By speed":"As planned",h=d=>d?d[0].toUpperCase()+d.slice(1):c;e.fill(l.styles.map(({name:d})=>({name:d,title:h(d)}))),e.box.value=l.style,s.disabled=!l.path.length;let u=l.path.slice(1).reduce((d,[f,g],y)=>d+Math.hypot(f-l.path[y][0],g-l.path[y][1]),0);r.textContent=l.path.length?`following a path of ${u.toFixed(1)} m`:""}),{element:a,update:()=>n.box.checked=t.draws}}var Bo={along:[-.5,2.5],aside:[-.4,.4]},k0=Math.PI/18;function B0(i,t){let e=O0(i,t),n=O("p",{class:"empty",test:"steer-none",hidden:!0},"This skill cannot be steered."),s=Xn(Q1(i,t)),r=Xn(nE(i,t,e.update),O("p",{class:"hint"},"A gamepad's left stick steers too: up and down change the speed, left and right turn.")),o=!1,a=()=>{s.hidden=r.hidden=!i.steerable,n.hidden=i.steerable||o};return i.on("skill",({steering:l})=>{o=!!l,a()}),i.on("skills",a),O("div",{class:"panel-body"},n,s,Xn(e.element),r)}function Q1(i,t){let e=fi({test:"steer-speed",label:"Speed",title:"Commanded speed [m/s]; arrow keys up and down, W and S",low:Bo.along[0],high:Bo.along[1],step:.05,value:.8,format:o=>`${Wt(o)} m/s`,input:o=>t.steer({speed:o})}),n=fi({test:"steer-heading",label:"Heading",title:"Commanded heading; arrow keys left and right, A and D",low:-180,high:180,step:5,value:0,format:o=>`${Wt(-o,0)}°`,input:o=>t.face(-o*Math.PI/180)}),s=fi({test:"steer-lateral",label:"Lateral speed",title:"Commanded lateral speed [m/s]; keys Q and E; not supported by every skill",low:Bo.aside[0],high:Bo.aside[1],step:.05,value:0,format:o=>`${Wt(-o)} m/s`,input:o=>t.steer({lateral:-o})}),r=ee({test:"steer-own",title:"Return to the speed of the skill",text:"Speed of the skill",kind:"quiet",act:()=>{t.useOwnSpeed()}});return i.on("skill",o=>{let[a,l]=tE(o);e.limit(a[0],a[1]),s.limit(-l[1],-l[0])}),i.on("frame",()=>{i.tab==="steer"&&(s.value=-Math.round(20*t.askedLateral)/20,e.value=Math.round(20*t.askedSpeed)/20,n.value=Math.round(-ns(t.askedHeading)*36/Math.PI)*5)}),Xe("Steer",eE(t),e.element,n.element,s.element,r)}function tE({steering:i}){let t=i?.styles.find(({name:n})=>n===i.style);if(!t)return[Bo.along,Bo.aside];let e=([n,s])=>[Math.floor(20*Math.min(0,n))/20,Math.ceil(20*Math.max(0,s))/20];return[e(t.speeds),e(t.sideways)]}function eE(i){let t=(e,n,s,r)=>ee({test:e,icon:n,title:s,act:r});return O("div",{class:"arrow-pad"},t("steer-faster","up","Faster by 0.1 m/s (↑ or W)",()=>i.faster(.1)),t("steer-left","left","Turn 10° to the left (← or A)",()=>i.turn(k0)),t("steer-right","right","Turn 10° to the right (→ or D)",()=>i.turn(-k0)),t("steer-slower","down","Slower by 0.1 m/s (↓ or S)",()=>i.faster(-.1)))}function nE(i,t,e){let n=qs("walk-to","Set a target by a click on the ground",!1,o=>t.setWalksTo(o),"While this is on, a click on the ground sets the target"),s=ee({test:"target-off",title:"Stop walking to the target",text:"Clear the target",kind:"quiet",act:()=>t.clearTarget()}),r=O("output",{class:"hint",test:"target-says"});return t.changed=()=>{n.box.checked=t.walksTo,e()},i.on("frame",({data:o})=>{if(i.tab!=="steer")return;let[a,l]=[o[pt.target],o[pt.target+1]],c=Number.isFinite(a)&&Number.isFinite(l);s.disabled=!c;let h=Math.atan2(l-o[pt.com+1],a-o[pt.com]),u=Math.hypot(a-o[pt.com],l-o[pt.com+1]);r.textContent=c?`${Wt(u,1)} m to go, at ${Yr(h)}`:""}),Xe("Target",n.element,O("div",{class:"row"},s,r))}var Hf=[{kind:"bvh",text:"BVH",ending:"bvh",about:"Skeleton motion, for Blender, MotionBuilder and others"},{kind:"glb",text:"glTF",ending:"glb",about:"Body and motion in one binary file (.glb)"},{kind:"csv",text:"CSV",ending:"csv",about:"All recorded values over time"},{kind:"skill",text:"Skill file",ending:"toml",about:"The skill in control, with your edits (skill.toml)"},{kind:"hits",text:"Hits",ending:"toml",about:"The balls thrown at the body, for footfall play --hits"},{kind:"mp4",text:"MP4 video",ending:"mp4",about:"A video of the motion"},{kind:"gif",text:"GIF",ending:"gif",about:"An animated image of the last 8 s"},{kind:"html",text:"HTML replay",ending:"html",about:"An interactive 3D view in one file, without a server"}],Qh=class{constructor(t){this.studio=t;let e=Hf.map(({kind:n,text:s,about:r})=>{let o=O("span",{class:"export-text"},r),a=O("button",{type:"button",class:"export",test:`export-${n}`,title:r,onclick:()=>this.request(n)},di("export"),O("strong",{},s),o);return this.buttons.set(n,{button:a,text:o}),a});this.element=O("div",{class:"panel-body"},Xn(Xe("Record",O("div",{class:"row"},this.record,this.elapsed),O("p",{class:"hint"},"Without a recording, the last 30 s are exported.")),Xe("Export",O("div",{class:"exports"},...e))),this.files),t.on("file",n=>this.received(n)),t.on("error",({about:n})=>{n==="export"&&this.done(this.waiting[0])}),t.on("link",n=>{n||[...this.waiting].forEach(s=>this.done(s))}),t.on("frame",n=>{let s=Ve(n,ze.recording);s&&!this.recording&&(this.since=n.time),s!==this.recording&&(this.recording=s,this.record.classList.toggle("recording",s),this.record.setAttribute("aria-pressed",String(s)),Te(this.record.lastElementChild,s?"Stop recording":"Record")),s&&Te(this.elapsed,im(n.time-this.since))})}studio;element;buttons=new Map;waiting=[];files=O("ul",{class:"files",test:"files"});record=ee({test:"record",text:"Record",title:"Record from now on; exports then contain exactly the recording",icon:"record",act:()=>this.studio.send("record",{on:!this.recording})});elapsed=O("output",{class:"clock",test:"record-time"});recording=!1;since=0;request(t){if(!this.studio.send("export",{kind:t}))return;this.waiting.push(t);let{button:e,text:n}=this.buttons.get(t);e.disabled=!0,e.classList.add("busy"),n.textContent="exporting …"}done(t){if(t===void 0)return;let e=this.waiting.indexOf(t);e>=0&&this.waiting.splice(e,1);let{button:n,text:s}=this.buttons.get(t);n.disabled=!1,n.classList.remove("busy"),s.textContent=Hf.find(r=>r.kind===t).about}received(t){let e=t.name.split(".").pop()?.toLowerCase(),n=this.waiting.find(o=>Hf.find(a=>a.kind===o).ending===e)??this.waiting[0],s=O("a",{href:vs(t.address),download:t.name,test:"file-link"},t.name),r=[rm(t.bytes),t.words].filter(Boolean).join(" · ");for(this.files.prepend(O("li",{},s,O("span",{class:"hint"},` ${r}`)));this.files.childElementCount>8;)this.files.lastElementChild.remove();n!==void 0&&(this.done(n),s.click())}};var z0=[.1,.25,.5,1,1.5,2],V0=30,tu=class{constructor(t){this.studio=t;let e=ee({test:"step",title:"One step of 1/60 s (.)",icon:"step",act:()=>this.step()}),n=ee({test:"reset",title:"Restart (R)",icon:"reset",act:()=>this.reset()}),s=Xn(O("div",{class:"transport-buttons"},this.pause,e,n),this.clock,O("div",{class:"rewind-field"},this.back,this.backText),O("div",{class:"rate-field"},this.rate.element));this.element=O("div",{class:"transport",test:"transport",role:"toolbar",label:"Time"},s),Zr(this.back),t.on("frame",()=>this.frame()),t.on("scene",({asked:r})=>{r&&(this.rate.value=r.rate)})}studio;element;pauseIcon=di("pause");playIcon=di("play");pause=ee({test:"pause",title:"Pause (space)",icon:"pause",kind:"main",act:()=>this.togglePause()});rate=fi({test:"rate",label:"Playback rate",title:"Simulated over real time; keys [ and ]",low:.1,high:2,step:.05,value:1,format:t=>`${Wt(t)}×`,input:t=>this.rates.call(t),change:()=>this.rates.finish()});rates=Bi(10,t=>this.studio.send("rate",{rate:t}));rewinds=Bi(20,t=>this.studio.send("rewind",{back:t}));back=O("input",{type:"range",class:"rewind",test:"rewind",min:-V0,max:0,step:1/60,value:0,label:"Rewind, seconds before now",title:"Drag to rewind by up to 30 s; the simulation continues from there",oninput:()=>this.dragBack(),onchange:()=>this.rewinds.finish()});backText=O("output",{class:"field-value",test:"rewind-says"},"now");clock=O("output",{class:"clock",test:"time",title:"Simulated time [s]"},"0.00 s");reach=0;draggedAt=-1/0;pausedShown=null;togglePause(){this.studio.send("pause",{on:!this.studio.paused})}step(){this.studio.send("step")}reset(){this.back.value="0",this.showBack(),this.studio.send("reset")}nextRate(t){let e=this.rate.value,n=t>0?z0.find(s=>s>e+.01):z0.findLast(s=>s<e-.01);n!==void 0&&(this.rate.value=n,this.studio.send("rate",{rate:n}))}rewind(t){let e=Math.min(t,this.reach);this.back.value=String(-e),this.showBack(),this.draggedAt=performance.now(),this.studio.send("rewind",{back:e})}dragBack(){let t=Wn(-this.back.valueAsNumber,0,this.reach);this.back.value=String(-t),this.showBack(),this.draggedAt=performance.now(),this.rewinds.call(t)}showBack(){let t=-this.back.valueAsNumber;Te(this.backText,t<.02?"now":`${Wt(-t,1)} s`),this.back.setAttribute("aria-valuetext",t<.02?"now":`${Wt(t,1)} seconds ago`),Zr(this.back)}frame(){let{frame:t,paused:e}=this.studio;if(!t)return;this.reach=Math.max(0,t.data[pt.back]||0);let n=`${Math.round(100*Wn(1-this.reach/V0,0,1))}%`;this.back.style.getPropertyValue("--reach")!==n&&this.back.style.setProperty("--reach",n),Te(this.clock,`${Wt(t.time)} s`),!e&&this.back.valueAsNumber!==0&&performance.now()-this.draggedAt>700&&(this.back.value="0",this.showBack()),e!==this.pausedShown&&(this.pausedShown=e,this.pause.replaceChildren(e?this.playIcon:this.pauseIcon),this.pause.title=e?"Continue (space)":"Pause (space)",this.pause.setAttribute("aria-label",this.pause.title),this.pause.setAttribute("aria-pressed",String(e)))}};var zo=class{constructor(t,e){this.layout=e;let n=t.links.map(r=>r.name);this.link=t.contacts.map(r=>n.indexOf(r.link)),this.points=t.contacts.map(r=>r.point);let s=new Map;t.contacts.forEach((r,o)=>{let a=this.link[o];if(a<0)return;let l=s.get(r.foot);l||(l={link:a,side:t.links[a].side,contacts:[]},s.set(r.foot,l),this.feet.push(l)),l.contacts.push(o)})}layout;feet=[];link;points;touches(t,e){return t[this.layout.contacts+4*e]>.5}down(t,e){return e.contacts.some(n=>this.touches(t,n))}force(t,e,n){return t[this.layout.contacts+4*e+1+n]||0}rotation(t,e){let n=this.layout.links+7*e.link;return new ii(t[n+4],t[n+5],t[n+6],t[n+3])}place(t,e,n){let s=this.layout.links+7*this.link[e],r=Wf(t,s+3,this.points[e]);for(let o=0;o<3;o++)n[o]=t[s+o]+r[o];return n}};function Wf(i,t,[e,n,s]){let[r,o,a,l]=[i[t],i[t+1],i[t+2],i[t+3]],c=2*(a*s-l*n),h=2*(l*e-o*s),u=2*(o*n-a*e);return[e+r*c+a*u-l*h,n+r*h+l*c-o*u,s+r*u+o*h-a*c]}function G0(i){let t=[...i].sort((n,s)=>n[0]-s[0]||n[1]-s[1]);if(t.length<3)return t;let e=n=>{let s=[];for(let r of n){for(;s.length>1&&iE(s[s.length-2],s[s.length-1],r)<=0;)s.pop();s.push(r)}return s.pop(),s};return[...e(t),...e(t.reverse())]}function iE(i,t,e){return(t[0]-i[0])*(e[1]-i[1])-(t[1]-i[1])*(e[0]-i[0])}var sE=.014285714285714285,eu=class{frames=[];add(t){let{frames:e}=this;for(;e.length&&e[e.length-1].time>t.time+1e-9;)e.pop();let n=e[e.length-1];if(n&&t.time-n.time<sE)return;n&&t.time-n.time>1&&(e.length=0),e.push(t);let s=0;for(;s<e.length&&e[s].time<t.time-6-.1;)s++;s>30&&e.splice(0,s)}clear(){this.frames=[]}};var nu=180/Math.PI,rE=.3,oE=3,iu=101;function H0(i,t,e,n){let s=Xf(i,e,n);if(s<0)return null;let r=t.joints+3*s;if(n==="knee")return({data:h})=>-nu*h[r];if(n==="ankle")return({data:h})=>nu*h[r];let o=i.character.links.findIndex(({name:h})=>h===i.character.joints[s].link),a=i.character.links[o]?.line??[];if(o<0||a.length!==6)return({data:h})=>nu*h[r];let l=[a[3]-a[0],a[4]-a[1],a[5]-a[2]],c=t.links+7*o;return({data:h})=>{let[u,d,f]=Wf(h,c+3,l),g=h[pt.heading]||0;return nu*Math.atan2(u*Math.cos(g)+d*Math.sin(g),-f)}}function Xf(i,t,e){let{joints:n}=i.character;for(let s of[`${t}_${e}_pitch`,`${t}_${e}`]){let r=n.findIndex(({name:o})=>o===s);if(r>=0)return r}return n.findIndex(({name:s,label:r})=>{let o=`${s} ${r}`.toLowerCase();return o.includes(t)&&o.includes(e)&&!/roll|yaw/.test(o)})}function W0(i,t,e,n){let s=t.feet.find(f=>f.side===e);if(!s||i.length<2)return null;let r=[],o=t.down(i[0].data,s);for(let f=1;f<i.length;f++){let g=t.down(i[f].data,s),y=r[r.length-1];g&&!o&&(y===void 0||i[f].time-i[y].time>rE)&&r.push(f),o=g}if(r.length<2)return null;let[a,l]=r.slice(-2),[c,h]=[i[a].time,i[l].time];if(h-c>oE)return null;let u=[],d=a;for(let f=0;f<iu;f++){let g=c+(h-c)*f/(iu-1);for(;d<l-1&&i[d+1].time<g;)d++;let y=(g-i[d].time)/(i[d+1].time-i[d].time),[p,m]=[n(i[d]),n(i[d+1])];u.push(p+(m-p)*Math.min(1,Math.max(0,y)))}return u}var aE="uplot",lE="u-hz",cE="u-vt",hE="u-title",uE="u-wrap",dE="u-under",fE="u-over",pE="u-axis",Ir="u-off",mE="u-select",gE="u-cursor-x",_E="u-cursor-y",vE="u-cursor-pt",yE="u-legend",xE="u-live",bE="u-inline",SE="u-series",ME="u-marker",X0="u-label",wE="u-value",yl="width",xl="height";var q0="bottom",Vo="left",qf="right",cp="#000",Y0=cp+"0",Yf="mousemove",$0="mousedown",$f="mouseup",Z0="mouseenter",K0="mouseleave",J0="dblclick",EE="resize",TE="scroll",j0="change",lu="dppxchange",hp="--",$o=typeof window<"u",Qf=$o?document:null,Ho=$o?window:null,AE=$o?navigator:null,Pe,su;function tp(){let i=devicePixelRatio;Pe!=i&&(Pe=i,su&&np(j0,su,tp),su=matchMedia(`(min-resolution: ${Pe-.001}dppx) and (max-resolution: ${Pe+.001}dppx)`),Lr(j0,su,tp),Ho.dispatchEvent(new CustomEvent(lu)))}function xi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function ep(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function en(i,t,e){i.style[t]=e+"px"}function qi(i,t,e,n){let s=Qf.createElement(i);return t!=null&&xi(s,t),e?.insertBefore(s,n),s}function Di(i,t){return qi("div",i,t)}var Q0=new WeakMap;function ds(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=Q0.get(i);r!=o&&(i.style.transform=r,Q0.set(i,r),t<0||e<0||t>n||e>s?xi(i,Ir):ep(i,Ir))}var t_=new WeakMap;function e_(i,t,e){let n=t+e,s=t_.get(i);n!=s&&(t_.set(i,n),i.style.background=t,i.style.borderColor=e)}var n_=new WeakMap;function i_(i,t,e,n){let s=t+""+e,r=n_.get(i);s!=r&&(n_.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var up={passive:!0},CE={...up,capture:!0};function Lr(i,t,e,n){t.addEventListener(i,e,n?CE:up)}function np(i,t,e,n){t.removeEventListener(i,e,up)}$o&&tp();function Yi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:bi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function I_(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var L_=i=>i!=null,D_=i=>i!=null&&i>0,uu=I_(L_),RE=I_(D_);function PE(i,t,e,n=0,s=!1){let r=s?RE:uu,o=s?D_:L_;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??qe,l??-qe]}function du(i,t,e,n){let s=o_(i),r=o_(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Us:N_,a=s==1?bi:Ni,l=r==1?Ni:bi,c=a(o(Cn(i))),h=l(o(Cn(t))),u=Wo(e,c),d=Wo(e,h);return e==10&&(c<0&&(u=Ye(u,-c)),h<0&&(d=Ye(d,-h))),n||e==2?(i=u*s,t=d*r):(i=k_(i,u),t=fu(t,d)),[i,t]}function dp(i,t,e,n){let s=du(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var fp=.1,s_={mode:3,pad:fp},Sl={pad:0,soft:null,mode:0},IE={min:Sl,max:Sl};function cu(i,t,e,n){return pu(e)?r_(i,t,e):(Sl.pad=e,Sl.soft=n?0:null,Sl.mode=n?3:0,r_(i,t,IE))}function Ce(i,t){return i??t}function LE(i,t,e){for(t=Ce(t,0),e=Ce(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function r_(i,t,e){let n=e.min,s=e.max,r=Ce(n.pad,0),o=Ce(s.pad,0),a=Ce(n.hard,-qe),l=Ce(s.hard,qe),c=Ce(n.soft,qe),h=Ce(s.soft,-qe),u=Ce(n.mode,0),d=Ce(s.mode,0),f=t-i,g=Us(f),y=ri(Cn(i),Cn(t)),p=Us(y),m=Cn(p-g);(f<1e-24||m>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=qe&&(r=0),d==2&&h!=-qe&&(o=0)));let _=f||y||1e3,w=Us(_),b=Wo(10,bi(w)),C=_*(f==0?i==0?.1:1:r),A=Ye(k_(i-C,b/10),24),v=i>=c&&(u==1||u==3&&A<=c||u==2&&A>=c)?c:qe,M=ri(a,A<v&&i>=v?v:$i(v,A)),U=_*(f==0?t==0?.1:1:o),R=Ye(fu(t+U,b/10),24),L=t<=h&&(d==1||d==3&&R>=h||d==2&&R<=h)?h:-qe,z=$i(l,R>L&&t<=L?L:ri(L,R));return M==z&&M==0&&(z=100),[M,z]}var DE=new Intl.NumberFormat($o?AE.language:"en-US"),pp=i=>DE.format(i),Si=Math,au=Si.PI,Cn=Si.abs,bi=Si.floor,An=Si.round,Ni=Si.ceil,$i=Si.min,ri=Si.max,Wo=Si.pow,o_=Si.sign,Us=Si.log10,N_=Si.log2,NE=(i,t=1)=>Si.sinh(i)*t,Zf=(i,t=1)=>Si.asinh(i/t),qe=1/0;function a_(i){return(Us((i^i>>31)-(i>>31))|0)+1}function ip(i,t,e){return $i(ri(i,t),e)}function F_(i){return typeof i=="function"}function we(i){return F_(i)?i:()=>i}var FE=()=>{},U_=i=>i,O_=(i,t)=>t,UE=i=>null,l_=i=>!0,c_=(i,t)=>i==t,OE=/\.\d*?(?=9{6,}|0{6,})/gm,Dr=i=>{if(z_(i)||ur.has(i))return i;let t=`${i}`,e=t.match(OE);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Dr(s)}e${r}`}return Ye(i,n)};function Rr(i,t){return Dr(Ye(Dr(i/t))*t)}function fu(i,t){return Dr(Ni(Dr(i/t))*t)}function k_(i,t){return Dr(bi(Dr(i/t))*t)}function Ye(i,t=0){if(z_(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return An(n)/e}var ur=new Map;function B_(i){return((""+i).split(".")[1]||"").length}function wl(i,t,e,n){let s=[],r=n.map(B_);for(let o=t;o<e;o++){let a=Cn(o),l=Ye(Wo(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Ye(h,u);s.push(d),ur.set(d,u)}}return s}var Ml={},mp=[],Xo=[null,null],hr=Array.isArray,z_=Number.isInteger,kE=i=>i===void 0;function h_(i){return typeof i=="string"}function pu(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function BE(i){return i!=null&&typeof i=="object"}var zE=Object.getPrototypeOf(Uint8Array),V_="__proto__";function qo(i,t=pu){let e;if(hr(i)){let n=i.find(s=>s!=null);if(hr(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=qo(i[s],t)}else e=i.slice()}else if(i instanceof zE)e=i.slice();else if(t(i)){e={};for(let n in i)n!=V_&&(e[n]=qo(i[n],t))}else e=i;return e}function Sn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=V_&&(pu(i[s])?Sn(i[s],qo(n[s])):i[s]=qo(n[s]))}return i}var VE=0,GE=1,HE=2;function WE(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function XE(i,t){if($E(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return ZE(o[0])||(o=YE(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:GE,f=[];for(let g=0;g<h.length;g++){let y=h[g],p=r.get(l[g]);y===null?d!=VE&&(u[p]=y,d==HE&&f.push(p)):u[p]=y}WE(u,f,s),n.push(u)}}return n}var qE=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function YE(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function $E(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function ZE(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ri(1,bi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var G_=["January","February","March","April","May","June","July","August","September","October","November","December"],H_=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function W_(i){return i.slice(0,3)}var KE=H_.map(W_),JE=G_.map(W_),jE={MMMM:G_,MMM:JE,WWWW:H_,WWW:KE};function vl(i){return(i<10?"0":"")+i}function QE(i){return(i<10?"00":i<100?"0":"")+i}var tT={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>vl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>vl(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>vl(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>vl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>vl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>QE(i.getMilliseconds())};function gp(i,t){t=t||jE;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?tT[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var eT=new Intl.DateTimeFormat().resolvedOptions().timeZone;function nT(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==eT?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var X_=i=>i%1==0,hu=[1,2,2.5,5],iT=wl(10,-32,0,hu),q_=wl(10,0,32,hu),sT=q_.filter(X_),Pr=iT.concat(q_),_p=`
`,Y_="{YYYY}",u_=_p+Y_,$_="{M}/{D}",bl=_p+$_,ru=bl+"/{YY}",Z_="{aa}",rT="{h}:{mm}",Go=rT+Z_,d_=_p+Go,f_=":{ss}",De=null;function K_(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?wl(10,0,3,hu).filter(X_):wl(10,-3,0,hu)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Y_,De,De,De,De,De,De,1],[s*28,"{MMM}",u_,De,De,De,De,De,1],[s,$_,u_,De,De,De,De,De,1],[n,"{h}"+Z_,ru,De,bl,De,De,De,1],[e,Go,ru,De,bl,De,De,De,1],[t,f_,ru+" "+Go,De,bl+" "+Go,De,d_,De,1],[i,f_+".{fff}",ru+" "+Go,De,bl+" "+Go,De,d_,De,1]];function h(u){return(d,f,g,y,p,m)=>{let _=[],w=p>=o,b=p>=r&&p<o,C=u(g),A=Ye(C*i,3),v=Kf(C.getFullYear(),w?0:C.getMonth(),b||w?1:C.getDate()),M=Ye(v*i,3);if(b||w){let U=b?p/r:0,R=w?p/o:0,L=A==M?A:Ye(Kf(v.getFullYear()+R,v.getMonth()+U,1)*i,3),z=new Date(An(L/i)),G=z.getFullYear(),F=z.getMonth();for(let X=0;L<=y;X++){let $=Kf(G+R*X,F+U*X,1),W=$-u(Ye($*i,3));L=Ye((+$+W)*i,3),L<=y&&_.push(L)}}else{let U=p>=s?s:p,R=bi(g)-bi(A),L=M+R+fu(A-M,U);_.push(L);let z=u(L),G=z.getHours()+z.getMinutes()/e+z.getSeconds()/n,F=p/n,X=d.axes[f]._space,$=m/X;for(;L=Ye(L+p,i==1?0:3),!(L>y);)if(F>1){let W=bi(Ye(G+F,6))%24,Q=u(L).getHours()-W;Q>1&&(Q=-1),L-=Q*n,G=(G+F)%24;let st=_[_.length-1];Ye((L-st)/p,3)*$>=.7&&_.push(L)}else _.push(L)}return _}}return[l,c,h]}var[oT,aT,lT]=K_(1),[cT,hT,uT]=K_(.001);wl(2,-53,53,[1]);function p_(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function m_(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,f;return n.map(g=>{let y=i(g),p=y.getFullYear(),m=y.getMonth(),_=y.getDate(),w=y.getHours(),b=y.getMinutes(),C=y.getSeconds(),A=p!=l&&a[2]||m!=c&&a[3]||_!=h&&a[4]||w!=u&&a[5]||b!=d&&a[6]||C!=f&&a[7]||a[1];return l=p,c=m,h=_,u=w,d=b,f=C,A(y)})}}function dT(i,t){let e=gp(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Kf(i,t,e){return new Date(i,t,e)}function g_(i,t){return t(i)}var fT="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function __(i,t){return(e,n,s,r)=>r==null?hp:t(i(n))}function pT(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function mT(i,t){return i.series[t].fill(i,t)}var gT={show:!0,live:!0,isolate:!1,mount:FE,markers:{show:!0,width:2,stroke:pT,fill:mT,dash:"solid"},idx:null,idxs:null,values:[]};function _T(i,t){let e=i.cursor.points,n=Di(),s=e.size(i,t);en(n,yl,s),en(n,xl,s);let r=s/-2;en(n,"marginLeft",r),en(n,"marginTop",r);let o=e.width(i,t,s);return o&&en(n,"borderWidth",o),n}function vT(i,t){let e=i.series[t].points;return e._fill||e._stroke}function yT(i,t){let e=i.series[t].points;return e._stroke||e._fill}function xT(i,t){return i.series[t].points.size}var Jf=[0,0];function bT(i,t,e){return Jf[0]=t,Jf[1]=e,Jf}function ou(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function jf(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var ST={show:!0,x:!0,y:!0,lock:!1,move:bT,points:{one:!1,show:_T,size:xT,width:0,stroke:yT,fill:vT},bind:{mousedown:ou,mouseup:ou,click:ou,dblclick:ou,mousemove:jf,mouseleave:jf,mouseenter:jf},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},J_={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},vp=Sn({},J_,{filter:O_}),j_=Sn({},vp,{size:10}),Q_=Sn({},J_,{show:!1}),yp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',tv="bold "+yp,ev=1.5,v_={show:!0,scale:"x",stroke:cp,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:tv,side:2,grid:vp,ticks:j_,border:Q_,font:yp,lineGap:ev,rotate:0},MT="Value",wT="Time",y_={show:!0,scale:"x",auto:!1,sorted:1,min:qe,max:-qe,idxs:[]};function ET(i,t,e,n,s){return t.map(r=>r==null?"":pp(r))}function TT(i,t,e,n,s,r,o){let a=[],l=ur.get(s)||0;e=o?e:Ye(fu(e,s),l);for(let c=e;c<=n;c=Ye(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function sp(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Us:N_,h=bi(c(e));s=Wo(l,h),l==10&&(s=Pr[Yi(s,Pr)]);let u=e,d=s*l;l==10&&(d=Pr[Yi(d,Pr)]);do a.push(u),u=u+s,l==10&&!ur.has(u)&&(u=Ye(u,ur.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Pr[Yi(d,Pr)]));while(u<=n);return a}function AT(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?sp(i,t,ri(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?sp(i,t,ri(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var nv=/./,CT=/[12357]/,RT=/[125]/,x_=/1/,rp=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function PT(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?nv:l(7,o)-h>=c?CT:l(5,o)-h>=c?RT:x_;if(u==x_){let d=Cn(l(1,o)-h);if(d<c)return rp(t.slice().reverse(),a.distr,u,Ni(c/d)).reverse()}return rp(t,a.distr,u,1)}function IT(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=Cn(l(1,o)-l(2,o));return c<a?rp(t.slice().reverse(),3,nv,Ni(a/c)).reverse():t}function LT(i,t,e,n){return n==null?hp:t==null?"":pp(t)}var b_={show:!0,scale:"y",stroke:cp,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:tv,side:3,grid:vp,ticks:j_,border:Q_,font:yp,lineGap:ev,rotate:0};function DT(i,t){let e=3+(i||1)*2;return Ye(e*t,3)}function NT(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=Cn(o-r),l=i.series[t],c=a/(l.points.space*Pe);return n[1]-n[0]<=c}var S_={scale:null,auto:!0,sorted:0,min:qe,max:-qe},iv=(i,t,e,n,s)=>s,M_={show:!0,auto:!0,sorted:0,gaps:iv,alpha:1,facets:[Sn({},S_,{scale:"x"}),Sn({},S_,{scale:"y"})]},w_={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:iv,alpha:1,points:{show:NT,filter:null},values:null,min:qe,max:-qe,idxs:[],path:null,clip:null};function FT(i,t,e,n,s){return e/10}var sv={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},UT=Sn({},sv,{time:!1,ori:1}),E_={};function rv(i,t){let e=E_[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(E_[i]=e)),e}var Yo=1,op=2;function Nr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,y=a.height,p=i.valToPosH,m=i.valToPosV;return h.ori==0?e(s,l,c,h,u,p,m,d,f,g,y,gu,Zo,vu,av,cv):e(s,l,c,h,u,m,p,f,d,y,g,_u,Ko,Sp,lv,hv)}function xp(i,t){let e=0,n=0,s=Ce(i.bands,mp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function OT(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Os(i,t,e,n,s,r){return Nr(i,t,(o,a,l,c,h,u,d,f,g,y,p)=>{let m=o.pxRound,_=c.dir*(c.ori==0?1:-1),w=c.ori==0?Zo:Ko,b,C;_==1?(b=e,C=n):(b=n,C=e);let A=m(u(a[b],c,y,f)),v=m(d(l[b],h,p,g)),M=m(u(a[C],c,y,f)),U=m(d(r==1?h.max:h.min,h,p,g)),R=new Path2D(s);return w(R,M,U),w(R,A,U),w(R,A,v),R})}function mu(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?vu:Sp,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function kT(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function bp(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let m=d+s;g=o>=0&&m>=0&&m<l?r(i[m]):g,g>=f&&a.push([f,g])}return a}function T_(i){return i==0?U_:i==1?An:t=>Rr(t,i)}function ov(i){let t=i==0?gu:_u,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=$i(c,a/2,l/2),h=$i(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var gu=(i,t,e)=>{i.moveTo(t,e)},_u=(i,t,e)=>{i.moveTo(e,t)},Zo=(i,t,e)=>{i.lineTo(t,e)},Ko=(i,t,e)=>{i.lineTo(e,t)},vu=ov(0),Sp=ov(1),av=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},lv=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},cv=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},hv=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function uv(i){return(t,e,n,s,r)=>Nr(t,e,(o,a,l,c,h,u,d,f,g,y,p)=>{let{pxRound:m,points:_}=o,w,b;c.ori==0?(w=gu,b=av):(w=_u,b=lv);let C=Ye(_.width*Pe,3),A=(_.size-_.width)/2*Pe,v=Ye(A*2,3),M=new Path2D,U=new Path2D,{left:R,top:L,width:z,height:G}=t.bbox;vu(U,R-v,L-v,z+v*2,G+v*2);let F=X=>{if(l[X]!=null){let $=m(u(a[X],c,y,f)),W=m(d(l[X],h,p,g));w(M,$+A,W),b(M,$,W,A,0,au*2)}};if(r)r.forEach(F);else for(let X=n;X<=s;X++)F(X);return{stroke:C>0?M:null,fill:M,clip:U,flags:Yo|op}})}function dv(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var BT=dv(Zo),zT=dv(Ko);function fv(i){let t=Ce(i?.alignGaps,0);return(e,n,s,r)=>Nr(e,n,(o,a,l,c,h,u,d,f,g,y,p)=>{[s,r]=uu(l,s,r);let m=o.pxRound,_=G=>m(u(G,c,y,f)),w=G=>m(d(G,h,p,g)),b,C;c.ori==0?(b=Zo,C=BT):(b=Ko,C=zT);let A=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yo},M=v.stroke,U=!1;if(r-s>=y*4){let G=ut=>e.posToVal(ut,c.key,!0),F=null,X=null,$,W,ct,J=_(a[A==1?s:r]),Q=_(a[s]),st=_(a[r]),dt=G(A==1?Q+1:st-1);for(let ut=A==1?s:r;ut>=s&&ut<=r;ut+=A){let tt=a[ut],yt=(A==1?tt<dt:tt>dt)?J:_(tt),Rt=l[ut];yt==J?Rt!=null?(W=Rt,F==null?(b(M,yt,w(W)),$=F=X=W):W<F?F=W:W>X&&(X=W)):Rt===null&&(U=!0):(F!=null&&C(M,J,w(F),w(X),w($),w(W)),Rt!=null?(W=Rt,b(M,yt,w(W)),F=X=$=W):(F=X=null,Rt===null&&(U=!0)),J=yt,dt=G(J+A))}F!=null&&F!=X&&ct!=J&&C(M,J,w(F),w(X),w($),w(W))}else for(let G=A==1?s:r;G>=s&&G<=r;G+=A){let F=l[G];F===null?U=!0:F!=null&&b(M,_(a[G]),w(F))}let[L,z]=xp(e,n);if(o.fill!=null||L!=0){let G=v.fill=new Path2D(M),F=o.fillTo(e,n,o.min,o.max,L),X=w(F),$=_(a[s]),W=_(a[r]);A==-1&&([W,$]=[$,W]),b(G,W,X),b(G,$,X)}if(!o.spanGaps){let G=[];U&&G.push(...bp(a,l,s,r,A,_,t)),v.gaps=G=o.gaps(e,n,s,r,G),v.clip=mu(G,c.ori,f,g,y,p)}return z!=0&&(v.band=z==2?[Os(e,n,s,r,M,-1),Os(e,n,s,r,M,1)]:Os(e,n,s,r,M,z)),v})}function VT(i){let t=Ce(i.align,1),e=Ce(i.ascDesc,!1),n=Ce(i.alignGaps,0),s=Ce(i.extend,!1);return(r,o,a,l)=>Nr(r,o,(c,h,u,d,f,g,y,p,m,_,w)=>{[a,l]=uu(u,a,l);let b=c.pxRound,{left:C,width:A}=r.bbox,v=Q=>b(g(Q,d,_,p)),M=Q=>b(y(Q,f,w,m)),U=d.ori==0?Zo:Ko,R={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yo},L=R.stroke,z=d.dir*(d.ori==0?1:-1),G=M(u[z==1?a:l]),F=v(h[z==1?a:l]),X=F,$=F;s&&t==-1&&($=C,U(L,$,G)),U(L,F,G);for(let Q=z==1?a:l;Q>=a&&Q<=l;Q+=z){let st=u[Q];if(st==null)continue;let dt=v(h[Q]),ut=M(st);t==1?U(L,dt,G):U(L,X,ut),U(L,dt,ut),G=ut,X=dt}let W=X;s&&t==1&&(W=C+A,U(L,W,G));let[ct,J]=xp(r,o);if(c.fill!=null||ct!=0){let Q=R.fill=new Path2D(L),st=c.fillTo(r,o,c.min,c.max,ct),dt=M(st);U(Q,W,dt),U(Q,$,dt)}if(!c.spanGaps){let Q=[];Q.push(...bp(h,u,a,l,z,v,n));let st=c.width*Pe/2,dt=e||t==1?st:-st,ut=e||t==-1?-st:st;Q.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),R.gaps=Q=c.gaps(r,o,a,l,Q),R.clip=mu(Q,d.ori,p,m,_,w)}return J!=0&&(R.band=J==2?[Os(r,o,a,l,L,-1),Os(r,o,a,l,L,1)]:Os(r,o,a,l,L,J)),R})}function A_(i,t,e,n,s,r,o=qe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=Cn(i[l]-i[a]);h<c&&(c=h,o=Cn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function GT(i){i=i||Ml;let t=Ce(i.size,[.6,qe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=we(s),o=1-t[0],a=Ce(t[1],qe),l=Ce(t[2],1),c=Ce(i.disp,Ml),h=Ce(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,y,p)=>Nr(f,g,(m,_,w,b,C,A,v,M,U,R,L)=>{let z=m.pxRound,G=e,F=n*Pe,X=a*Pe,$=l*Pe,W,ct;b.ori==0?[W,ct]=r(f,g):[ct,W]=r(f,g);let J=b.dir*(b.ori==0?1:-1),Q=b.ori==0?vu:Sp,st=b.ori==0?h:(It,Jt,ce,wt,We,Ht,Kt)=>{h(It,Jt,ce,We,wt,Kt,Ht)},dt=Ce(f.bands,mp).find(It=>It.series[0]==g),ut=dt!=null?dt.dir:0,tt=m.fillTo(f,g,m.min,m.max,ut),gt=z(v(tt,C,L,U)),yt,Rt,Mt,Yt=R,le=z(m.width*Pe),Xt=!1,_e=null,fe=null,oe=null,nn=null;u!=null&&(le==0||d!=null)&&(Xt=!0,_e=u.values(f,g,y,p),fe=new Map,new Set(_e).forEach(It=>{It!=null&&fe.set(It,new Path2D)}),le>0&&(oe=d.values(f,g,y,p),nn=new Map,new Set(oe).forEach(It=>{It!=null&&nn.set(It,new Path2D)})));let{x0:$e,size:mn}=c;if($e!=null&&mn!=null){G=1,_=$e.values(f,g,y,p),$e.unit==2&&(_=_.map(ce=>f.posToVal(M+ce*R,b.key,!0)));let It=mn.values(f,g,y,p);mn.unit==2?Rt=It[0]*R:Rt=A(It[0],b,R,M)-A(0,b,R,M),Yt=A_(_,w,A,b,R,M,Yt),Mt=Yt-Rt+F}else Yt=A_(_,w,A,b,R,M,Yt),Mt=Yt*o+F,Rt=Yt-Mt;Mt<1&&(Mt=0),le>=Rt/2&&(le=0),Mt<5&&(z=U_);let ke=Mt>0,Pn=Yt-Mt-(ke?le:0);Rt=z(ip(Pn,$,X)),yt=(G==0?Rt/2:G==J?0:Rt)-G*J*((G==0?F/2:0)+(ke?le/2:0));let Ee={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Mn=Xt?null:new Path2D,ln=null;if(dt!=null)ln=f.data[dt.series[1]];else{let{y0:It,y1:Jt}=c;It!=null&&Jt!=null&&(w=Jt.values(f,g,y,p),ln=It.values(f,g,y,p))}let gn=W*Rt,B=ct*Rt;for(let It=J==1?y:p;It>=y&&It<=p;It+=J){let Jt=w[It];if(Jt==null)continue;if(ln!=null){let q=ln[It]??0;if(Jt-q==0)continue;gt=v(q,C,L,U)}let ce=b.distr!=2||c!=null?_[It]:It,wt=A(ce,b,R,M),We=v(Ce(Jt,tt),C,L,U),Ht=z(wt-yt),Kt=z(ri(We,gt)),P=z($i(We,gt)),S=Kt-P;if(Jt!=null){let q=Jt<0?B:gn,ht=Jt<0?gn:B;Xt?(le>0&&oe[It]!=null&&Q(nn.get(oe[It]),Ht,P+bi(le/2),Rt,ri(0,S-le),q,ht),_e[It]!=null&&Q(fe.get(_e[It]),Ht,P+bi(le/2),Rt,ri(0,S-le),q,ht)):Q(Mn,Ht,P+bi(le/2),Rt,ri(0,S-le),q,ht),st(f,g,It,Ht-le/2,P,Rt+le,S)}}return le>0?Ee.stroke=Xt?nn:Mn:Xt||(Ee._fill=m.width==0?m._fill:m._stroke??m._fill,Ee.width=0),Ee.fill=Xt?fe:Mn,Ee})}function HT(i,t){let e=Ce(t?.alignGaps,0);return(n,s,r,o)=>Nr(n,s,(a,l,c,h,u,d,f,g,y,p,m)=>{[r,o]=uu(c,r,o);let _=a.pxRound,w=W=>_(d(W,h,p,g)),b=W=>_(f(W,u,m,y)),C,A,v;h.ori==0?(C=gu,v=Zo,A=cv):(C=_u,v=Ko,A=hv);let M=h.dir*(h.ori==0?1:-1),U=w(l[M==1?r:o]),R=U,L=[],z=[];for(let W=M==1?r:o;W>=r&&W<=o;W+=M)if(c[W]!=null){let J=l[W],Q=w(J);L.push(R=Q),z.push(b(c[W]))}let G={stroke:i(L,z,C,v,A,_),fill:null,clip:null,band:null,gaps:null,flags:Yo},F=G.stroke,[X,$]=xp(n,s);if(a.fill!=null||X!=0){let W=G.fill=new Path2D(F),ct=a.fillTo(n,s,a.min,a.max,X),J=b(ct);v(W,R,J),v(W,U,J)}if(!a.spanGaps){let W=[];W.push(...bp(l,c,r,o,M,w,e)),G.gaps=W=a.gaps(n,s,r,o,W),G.clip=mu(W,h.ori,g,y,p,m)}return $!=0&&(G.band=$==2?[Os(n,s,r,o,F,-1),Os(n,s,r,o,F,1)]:Os(n,s,r,o,F,$)),G})}function WT(i){return HT(XT,i)}function XT(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var ap=new Set;function C_(){for(let i of ap)i.syncRect(!0)}$o&&(Lr(EE,Ho,C_),Lr(TE,Ho,C_,!0),Lr(lu,Ho,()=>{Gn.pxRatio=Pe}));var qT=fv(),YT=uv();function R_(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>lp(r,o,t,e))}function $T(i,t){return i.map((e,n)=>n==0?{}:Sn({},t,e))}function lp(i,t,e,n){return Sn({},t==0?e:n,i)}function pv(i,t,e){return t==null?Xo:[t,e]}var ZT=pv;function KT(i,t,e){return t==null?Xo:cu(t,e,fp,!0)}function mv(i,t,e,n){return t==null?Xo:du(t,e,i.scales[n].log,!1)}var JT=mv;function gv(i,t,e,n){return t==null?Xo:dp(t,e,i.scales[n].log,!1)}var jT=gv;function QT(i,t,e,n,s){let r=ri(a_(i),a_(t)),o=t-i,a=Yi(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?ur.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function P_(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=An((e=+s)*Pe))+"px"),[i,t,e]}function tA(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Ye(t[2]*Pe,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Gn(i,t,e){let n={mode:Ce(i.mode,1)},s=n.mode;function r(x,E,I,N){let H=E.valToPct(x);return N+I*(E.dir==-1?1-H:H)}function o(x,E,I,N){let H=E.valToPct(x);return N+I*(E.dir==-1?H:1-H)}function a(x,E,I,N){return E.ori==0?r(x,E,I,N):o(x,E,I,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Di(aE);if(i.id!=null&&(c.id=i.id),xi(c,i.class),i.title){let x=Di(hE,c);x.textContent=i.title}let h=qi("canvas"),u=n.ctx=h.getContext("2d"),d=Di(uE,c);Lr("click",d,x=>{x.target===g&&(Je!=Gr||sn!=Hr)&&kn.click(n,x)},!0);let f=n.under=Di(dE,d);d.appendChild(h);let g=n.over=Di(fE,d);i=qo(i);let y=+Ce(i.pxAlign,1),p=T_(y);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});let m=i.ms||.001,_=n.series=s==1?R_(i.series||[],y_,w_,!1):$T(i.series||[null],M_),w=n.axes=R_(i.axes||[],v_,b_,!0),b=n.scales={},C=n.bands=i.bands||[];C.forEach(x=>{x.fill=we(x.fill||null),x.dir=Ce(x.dir,-1)});let A=s==2?_[1].facets[0].scale:_[0].scale,v={axes:gs,series:xe},M=(i.drawOrder||["axes","series"]).map(x=>v[x]);function U(x){let E=x.distr==3?I=>Us(I>0?I:x.clamp(n,I,x.min,x.max,x.key)):x.distr==4?I=>Zf(I,x.asinh):x.distr==100?I=>x.fwd(I):I=>I;return I=>{let N=E(I),{_min:H,_max:K}=x,at=K-H;return(N-H)/at}}function R(x){let E=b[x];if(E==null){let I=(i.scales||Ml)[x]||Ml;if(I.from!=null){R(I.from);let N=Sn({},b[I.from],I,{key:x});N.valToPct=U(N),b[x]=N}else{E=b[x]=Sn({},x==A?sv:UT,I),E.key=x;let N=E.time,H=E.range,K=hr(H);if((x!=A||s==2&&!N)&&(K&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?s_:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?s_:{mode:1,hard:H[1],soft:H[1]}},K=!1),!K&&pu(H))){let at=H;H=(ft,bt,Ft)=>bt==null?Xo:cu(bt,Ft,at)}E.range=we(H||(N?ZT:x==A?E.distr==3?JT:E.distr==4?jT:pv:E.distr==3?mv:E.distr==4?gv:KT)),E.auto=we(K?!1:E.auto),E.clamp=we(E.clamp||FT),E._min=E._max=null,E.valToPct=U(E)}}}R("x"),R("y"),s==1&&_.forEach(x=>{R(x.scale)}),w.forEach(x=>{R(x.scale)});for(let x in i.scales)R(x);let L=b[A],z=L.distr,G,F;L.ori==0?(xi(c,lE),G=r,F=o):(xi(c,cE),G=o,F=r);let X={};for(let x in b){let E=b[x];(E.min!=null||E.max!=null)&&(X[x]={min:E.min,max:E.max},E.min=E.max=null)}let $=i.tzDate||(x=>new Date(An(x/m))),W=i.fmtDate||gp,ct=m==1?lT($):uT($),J=m_($,p_(m==1?aT:hT,W)),Q=__($,g_(fT,W)),st=[],dt=n.legend=Sn({},gT,i.legend),ut=n.cursor=Sn({},ST,{drag:{y:s==2}},i.cursor),tt=dt.show,gt=ut.show,yt=dt.markers;dt.idxs=st,yt.width=we(yt.width),yt.dash=we(yt.dash),yt.stroke=we(yt.stroke),yt.fill=we(yt.fill);let Rt,Mt,Yt,le=[],Xt=[],_e,fe=!1,oe={};if(dt.live){let x=_[1]?_[1].values:null;fe=x!=null,_e=fe?x(n,1,0):{_:0};for(let E in _e)oe[E]=hp}if(tt)if(Rt=qi("table",yE,c),Yt=qi("tbody",null,Rt),dt.mount(n,Rt),fe){Mt=qi("thead",null,Rt,Yt);let x=qi("tr",null,Mt);qi("th",null,x);for(var nn in _e)qi("th",X0,x).textContent=nn}else xi(Rt,bE),dt.live&&xi(Rt,xE);let $e={show:!0},mn={show:!1};function ke(x,E){if(E==0&&(fe||!dt.live||s==2))return Xo;let I=[],N=qi("tr",SE,Yt,Yt.childNodes[E]);xi(N,x.class),x.show||xi(N,Ir);let H=qi("th",null,N);if(yt.show){let ft=Di(ME,H);if(E>0){let bt=yt.width(n,E);bt&&(ft.style.border=bt+"px "+yt.dash(n,E)+" "+yt.stroke(n,E)),ft.style.background=yt.fill(n,E)}}let K=Di(X0,H);x.label instanceof HTMLElement?K.appendChild(x.label):K.textContent=x.label,E>0&&(yt.show||(K.style.color=x.width>0?yt.stroke(n,E):yt.fill(n,E)),Ee("click",H,ft=>{if(ut._lock)return;Qt(ft);let bt=_.indexOf(x);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Ft=_.some((Ot,Bt)=>Bt>0&&Bt!=bt&&Ot.show);_.forEach((Ot,Bt)=>{Bt>0&&ji(Bt,Ft?Bt==bt?$e:mn:$e,!0,xn.setSeries)})}else ji(bt,{show:!x.show},!0,xn.setSeries)},!1),te&&Ee(Z0,H,ft=>{ut._lock||(Qt(ft),ji(_.indexOf(x),Xr,!0,xn.setSeries))},!1));for(var at in _e){let ft=qi("td",wE,N);ft.textContent="--",I.push(ft)}return[N,I]}let Pn=new Map;function Ee(x,E,I,N=!0){let H=Pn.get(E)||{},K=ut.bind[x](n,E,I,N);K&&(Lr(x,E,H[x]=K),Pn.set(E,H))}function Mn(x,E,I){let N=Pn.get(E)||{};for(let H in N)(x==null||H==x)&&(np(H,E,N[H]),delete N[H]);x==null&&Pn.delete(E)}let ln=0,gn=0,B=0,It=0,Jt=0,ce=0,wt=Jt,We=ce,Ht=B,Kt=It,P=0,S=0,q=0,ht=0;n.bbox={};let ot=!1,vt=!1,xt=!1,et=!1,it=!1,mt=!1;function k(x,E,I){(I||x!=n.width||E!=n.height)&&rt(x,E),pe(!1),xt=!0,vt=!0,Hn()}function rt(x,E){n.width=ln=B=x,n.height=gn=It=E,Jt=ce=0,St(),qt();let I=n.bbox;P=I.left=Rr(Jt*Pe,.5),S=I.top=Rr(ce*Pe,.5),q=I.width=Rr(B*Pe,.5),ht=I.height=Rr(It*Pe,.5)}let nt=3;function Et(){let x=!1,E=0;for(;!x;){E++;let I=Br(E),N=Ji(E);x=E==nt||I&&N,x||(rt(n.width,n.height),vt=!0)}}function _t({width:x,height:E}){k(x,E)}n.setSize=_t;function St(){let x=!1,E=!1,I=!1,N=!1;w.forEach((H,K)=>{if(H.show&&H._show){let{side:at,_size:ft}=H,bt=at%2,Ft=H.label!=null?H.labelSize:0,Ot=ft+Ft;Ot>0&&(bt?(B-=Ot,at==3?(Jt+=Ot,N=!0):I=!0):(It-=Ot,at==0?(ce+=Ot,x=!0):E=!0))}}),Zi[0]=x,Zi[1]=I,Zi[2]=E,Zi[3]=N,B-=Ui[1]+Ui[3],Jt+=Ui[3],It-=Ui[2]+Ui[0],ce+=Ui[0]}function qt(){let x=Jt+B,E=ce+It,I=Jt,N=ce;function H(K,at){switch(K){case 1:return x+=at,x-at;case 2:return E+=at,E-at;case 3:return I-=at,I+at;case 0:return N-=at,N+at}}w.forEach((K,at)=>{if(K.show&&K._show){let ft=K.side;K._pos=H(ft,K._size),K.label!=null&&(K._lpos=H(ft,K.labelSize))}})}if(ut.dataIdx==null){let x=ut.hover,E=x.skip=new Set(x.skip??[]);E.add(void 0);let I=x.prox=we(x.prox),N=x.bias??=0;ut.dataIdx=(H,K,at,ft)=>{if(K==0)return at;let bt=at,Ft=I(H,K,at,ft)??qe,Ot=Ft>=0&&Ft<qe,Bt=L.ori==0?B:It,ae=ut.left,Re=t[0],Ae=t[K];if(E.has(Ae[at])){bt=null;let be=null,jt=null,$t;if(N==0||N==-1)for($t=at;be==null&&$t-- >0;)E.has(Ae[$t])||(be=$t);if(N==0||N==1)for($t=at;jt==null&&$t++<Ae.length;)E.has(Ae[$t])||(jt=$t);if(be!=null||jt!=null)if(Ot){let Qe=be==null?-1/0:G(Re[be],L,Bt,0),un=jt==null?1/0:G(Re[jt],L,Bt,0),Nn=ae-Qe,Be=un-ae;Nn<=Be?Nn<=Ft&&(bt=be):Be<=Ft&&(bt=jt)}else bt=jt==null?be:be==null?jt:at-be<=jt-at?be:jt}else Ot&&Cn(ae-G(Re[at],L,Bt,0))>Ft&&(bt=null);return bt}}let Qt=x=>{ut.event=x};ut.idxs=st,ut._lock=!1;let lt=ut.points;lt.show=we(lt.show),lt.size=we(lt.size),lt.stroke=we(lt.stroke),lt.width=we(lt.width),lt.fill=we(lt.fill);let zt=n.focus=Sn({},i.focus||{alpha:.3},ut.focus),te=zt.prox>=0,Pt=te&&lt.one,de=[],Ke=[],Kn=[];function ta(x,E){let I=lt.show(n,E);if(I instanceof HTMLElement)return xi(I,vE),xi(I,x.class),ds(I,-10,-10,B,It),g.insertBefore(I,de[E]),I}function Ur(x,E){if(s==1||E>0){let I=s==1&&b[x.scale].time,N=x.value;x.value=I?h_(N)?__($,g_(N,W)):N||Q:N||LT,x.label=x.label||(I?wT:MT)}if(Pt||E>0){x.width=x.width==null?1:x.width,x.paths=x.paths||qT||UE,x.fillTo=we(x.fillTo||OT),x.pxAlign=+Ce(x.pxAlign,y),x.pxRound=T_(x.pxAlign),x.stroke=we(x.stroke||null),x.fill=we(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let I=DT(ri(1,x.width),1),N=x.points=Sn({},{size:I,width:ri(1,I*.2),stroke:x.stroke,space:I*2,paths:YT,_stroke:null,_fill:null},x.points);N.show=we(N.show),N.filter=we(N.filter),N.fill=we(N.fill),N.stroke=we(N.stroke),N.paths=we(N.paths),N.pxAlign=x.pxAlign}if(tt){let I=ke(x,E);le.splice(E,0,I[0]),Xt.splice(E,0,I[1]),dt.values.push(null)}if(gt){st.splice(E,0,null);let I=null;Pt?E==0&&(I=ta(x,E)):E>0&&(I=ta(x,E)),de.splice(E,0,I),Ke.splice(E,0,0),Kn.splice(E,0,0)}Dn("addSeries",E)}function Zu(x,E){E=E??_.length,x=s==1?lp(x,E,y_,w_):lp(x,E,{},M_),_.splice(E,0,x),Ur(_[E],E)}n.addSeries=Zu;function Ll(x){if(_.splice(x,1),tt){dt.values.splice(x,1),Xt.splice(x,1);let E=le.splice(x,1)[0];Mn(null,E.firstChild),E.remove()}gt&&(st.splice(x,1),de.splice(x,1)[0].remove(),Ke.splice(x,1),Kn.splice(x,1)),Dn("delSeries",x)}n.delSeries=Ll;let Zi=[!1,!1,!1,!1];function fs(x,E){if(x._show=x.show,x.show){let I=x.side%2,N=b[x.scale];N==null&&(x.scale=I?_[1].scale:A,N=b[x.scale]);let H=N.time;x.size=we(x.size),x.space=we(x.space),x.rotate=we(x.rotate),hr(x.incrs)&&x.incrs.forEach(at=>{!ur.has(at)&&ur.set(at,B_(at))}),x.incrs=we(x.incrs||(N.distr==2?sT:H?m==1?oT:cT:Pr)),x.splits=we(x.splits||(H&&N.distr==1?ct:N.distr==3?sp:N.distr==4?AT:TT)),x.stroke=we(x.stroke),x.grid.stroke=we(x.grid.stroke),x.ticks.stroke=we(x.ticks.stroke),x.border.stroke=we(x.border.stroke);let K=x.values;x.values=hr(K)&&!hr(K[0])?we(K):H?hr(K)?m_($,p_(K,W)):h_(K)?dT($,K):K||J:K||ET,x.filter=we(x.filter||(N.distr>=3&&N.log==10?PT:N.distr==3&&N.log==2?IT:O_)),x.font=P_(x.font),x.labelFont=P_(x.labelFont),x._size=x.size(n,null,E,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Zi[E]=!0,x._el=Di(pE,d))}}function ps(x,E,I,N){let[H,K,at,ft]=I,bt=E%2,Ft=0;return bt==0&&(ft||K)&&(Ft=E==0&&!H||E==2&&!at?An(v_.size/3):0),bt==1&&(H||at)&&(Ft=E==1&&!K||E==3&&!ft?An(b_.size/2):0),Ft}let ea=n.padding=(i.padding||[ps,ps,ps,ps]).map(x=>we(Ce(x,ps))),Ui=n._padding=ea.map((x,E)=>x(n,E,Zi,0)),cn,fn=null,pn=null,Ki=s==1?_[0].idxs:null,li=null,ks=!1;function na(x,E){if(t=x??[],n.data=n._data=t,s==2){cn=0;for(let I=1;I<_.length;I++)cn+=t[I][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),li=t[0],cn=li.length;let I=t;if(z==2){I=t.slice();let N=I[0]=Array(cn);for(let H=0;H<cn;H++)N[H]=H}n._data=t=I}if(pe(!0),Dn("setData"),z==2&&(xt=!0),E!==!1){let I=L;I.auto(n,ks)?ia():Vs(A,I.min,I.max),et=et||ut.left>=0,mt=!0,Hn()}}n.setData=na;function ia(){ks=!0;let x,E;s==1&&(cn>0?(fn=Ki[0]=0,pn=Ki[1]=cn-1,x=t[0][fn],E=t[0][pn],z==2?(x=fn,E=pn):x==E&&(z==3?[x,E]=du(x,x,L.log,!1):z==4?[x,E]=dp(x,x,L.log,!1):L.time?E=x+An(86400/m):[x,E]=cu(x,E,fp,!0))):(fn=Ki[0]=x=null,pn=Ki[1]=E=null)),Vs(A,x,E)}let Or,Bs,kr,T,V,j,Y,Z,Tt,Lt;function At(x,E,I,N,H,K){x??=Y0,I??=mp,N??="butt",H??=Y0,K??="round",x!=Or&&(u.strokeStyle=Or=x),H!=Bs&&(u.fillStyle=Bs=H),E!=kr&&(u.lineWidth=kr=E),K!=V&&(u.lineJoin=V=K),N!=j&&(u.lineCap=j=N),I!=T&&u.setLineDash(T=I)}function Dt(x,E,I,N){E!=Bs&&(u.fillStyle=Bs=E),x!=Y&&(u.font=Y=x),I!=Z&&(u.textAlign=Z=I),N!=Tt&&(u.textBaseline=Tt=N)}function Gt(x,E,I,N,H=0){if(N.length>0&&x.auto(n,ks)&&(E==null||E.min==null)){let K=Ce(fn,0),at=Ce(pn,N.length-1),ft=I.min==null?PE(N,K,at,H,x.distr==3):[I.min,I.max];x.min=$i(x.min,I.min=ft[0]),x.max=ri(x.max,I.max=ft[1])}}let ie={min:null,max:null};function ye(){for(let N in b){let H=b[N];X[N]==null&&(H.min==null||X[A]!=null&&H.auto(n,ks))&&(X[N]=ie)}for(let N in b){let H=b[N];X[N]==null&&H.from!=null&&X[H.from]!=null&&(X[N]=ie)}X[A]!=null&&pe(!0);let x={};for(let N in X){let H=X[N];if(H!=null){let K=x[N]=qo(b[N],BE);if(H.min!=null)Sn(K,H);else if(N!=A||s==2)if(cn==0&&K.from==null){let at=K.range(n,null,null,N);K.min=at[0],K.max=at[1]}else K.min=qe,K.max=-qe}}if(cn>0){_.forEach((N,H)=>{if(s==1){let K=N.scale,at=X[K];if(at==null)return;let ft=x[K];if(H==0){let bt=ft.range(n,ft.min,ft.max,K);ft.min=bt[0],ft.max=bt[1],fn=Yi(ft.min,t[0]),pn=Yi(ft.max,t[0]),pn-fn>1&&(t[0][fn]<ft.min&&fn++,t[0][pn]>ft.max&&pn--),N.min=li[fn],N.max=li[pn]}else N.show&&N.auto&&Gt(ft,at,N,t[H],N.sorted);N.idxs[0]=fn,N.idxs[1]=pn}else if(H>0&&N.show&&N.auto){let[K,at]=N.facets,ft=K.scale,bt=at.scale,[Ft,Ot]=t[H],Bt=x[ft],ae=x[bt];Bt!=null&&Gt(Bt,X[ft],K,Ft,K.sorted),ae!=null&&Gt(ae,X[bt],at,Ot,at.sorted),N.min=at.min,N.max=at.max}});for(let N in x){let H=x[N],K=X[N];if(H.from==null&&(K==null||K.min==null)){let at=H.range(n,H.min==qe?null:H.min,H.max==-qe?null:H.max,N);H.min=at[0],H.max=at[1]}}}for(let N in x){let H=x[N];if(H.from!=null){let K=x[H.from];if(K.min==null)H.min=H.max=null;else{let at=H.range(n,K.min,K.max,N);H.min=at[0],H.max=at[1]}}}let E={},I=!1;for(let N in x){let H=x[N],K=b[N];if(K.min!=H.min||K.max!=H.max){K.min=H.min,K.max=H.max;let at=K.distr;K._min=at==3?Us(K.min):at==4?Zf(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?Us(K.max):at==4?Zf(K.max,K.asinh):at==100?K.fwd(K.max):K.max,E[N]=I=!0}}if(I){_.forEach((N,H)=>{s==2?H>0&&E.y&&(N._paths=null):E[N.scale]&&(N._paths=null)});for(let N in E)xt=!0,Dn("setScale",N);gt&&ut.left>=0&&(et=mt=!0)}for(let N in X)X[N]=null}function Vt(x){let E=ip(fn-1,0,cn-1),I=ip(pn+1,0,cn-1);for(;x[E]==null&&E>0;)E--;for(;x[I]==null&&I<cn-1;)I++;return[E,I]}function xe(){if(cn>0){let x=_.some(E=>E._focus)&&Lt!=zt.alpha;x&&(u.globalAlpha=Lt=zt.alpha),_.forEach((E,I)=>{if(I>0&&E.show&&(on(I,!1),on(I,!0),E._paths==null)){let N=Lt;Lt!=E.alpha&&(u.globalAlpha=Lt=E.alpha);let H=s==2?[0,t[I][0].length-1]:Vt(t[I]);E._paths=E.paths(n,I,H[0],H[1]),Lt!=N&&(u.globalAlpha=Lt=N)}}),_.forEach((E,I)=>{if(I>0&&E.show){let N=Lt;Lt!=E.alpha&&(u.globalAlpha=Lt=E.alpha),E._paths!=null&&Ne(I,!1);{let H=E._paths!=null?E._paths.gaps:null,K=E.points.show(n,I,fn,pn,H),at=E.points.filter(n,I,K,H);(K||at)&&(E.points._paths=E.points.paths(n,I,fn,pn,at),Ne(I,!0))}Lt!=N&&(u.globalAlpha=Lt=N),Dn("drawSeries",I)}}),x&&(u.globalAlpha=Lt=1)}}function on(x,E){let I=E?_[x].points:_[x];I._stroke=I.stroke(n,x),I._fill=I.fill(n,x)}function Ne(x,E){let I=E?_[x].points:_[x],{stroke:N,fill:H,clip:K,flags:at,_stroke:ft=I._stroke,_fill:bt=I._fill,_width:Ft=I.width}=I._paths;Ft=Ye(Ft*Pe,3);let Ot=null,Bt=Ft%2/2;E&&bt==null&&(bt=Ft>0?"#fff":ft);let ae=I.pxAlign==1&&Bt>0;if(ae&&u.translate(Bt,Bt),!E){let Re=P-Ft/2,Ae=S-Ft/2,be=q+Ft,jt=ht+Ft;Ot=new Path2D,Ot.rect(Re,Ae,be,jt)}E?kt(ft,Ft,I.dash,I.cap,bt,N,H,at,K):Fe(x,ft,Ft,I.dash,I.cap,bt,N,H,at,Ot,K),ae&&u.translate(-Bt,-Bt)}function Fe(x,E,I,N,H,K,at,ft,bt,Ft,Ot){let Bt=!1;bt!=0&&C.forEach((ae,Re)=>{if(ae.series[0]==x){let Ae=_[ae.series[1]],be=t[ae.series[1]],jt=(Ae._paths||Ml).band;hr(jt)&&(jt=ae.dir==1?jt[0]:jt[1]);let $t,Qe=null;Ae.show&&jt&&LE(be,fn,pn)?(Qe=ae.fill(n,Re)||K,$t=Ae._paths.clip):jt=null,kt(E,I,N,H,Qe,at,ft,bt,Ft,Ot,$t,jt),Bt=!0}}),Bt||kt(E,I,N,H,K,at,ft,bt,Ft,Ot)}let wn=Yo|op;function kt(x,E,I,N,H,K,at,ft,bt,Ft,Ot,Bt){At(x,E,I,N,H),(bt||Ft||Bt)&&(u.save(),bt&&u.clip(bt),Ft&&u.clip(Ft)),Bt?(ft&wn)==wn?(u.clip(Bt),Ot&&u.clip(Ot),Se(H,at),_n(x,K,E)):ft&op?(Se(H,at),u.clip(Bt),_n(x,K,E)):ft&Yo&&(u.save(),u.clip(Bt),Ot&&u.clip(Ot),Se(H,at),u.restore(),_n(x,K,E)):(Se(H,at),_n(x,K,E)),(bt||Ft||Bt)&&u.restore()}function _n(x,E,I){I>0&&(E instanceof Map?E.forEach((N,H)=>{u.strokeStyle=Or=H,u.stroke(N)}):E!=null&&x&&u.stroke(E))}function Se(x,E){E instanceof Map?E.forEach((I,N)=>{u.fillStyle=Bs=N,u.fill(I)}):E!=null&&x&&u.fill(E)}function ms(x,E,I,N){let H=w[x],K;if(N<=0)K=[0,0];else{let at=H._space=H.space(n,x,E,I,N),ft=H._incrs=H.incrs(n,x,E,I,N,at);K=QT(E,I,ft,N,at)}return H._found=K}function vn(x,E,I,N,H,K,at,ft,bt,Ft){let Ot=at%2/2;y==1&&u.translate(Ot,Ot),At(ft,at,bt,Ft,ft),u.beginPath();let Bt,ae,Re,Ae,be=H+(N==0||N==3?-K:K);I==0?(ae=H,Ae=be):(Bt=H,Re=be);for(let jt=0;jt<x.length;jt++)E[jt]!=null&&(I==0?Bt=Re=x[jt]:ae=Ae=x[jt],u.moveTo(Bt,ae),u.lineTo(Re,Ae));u.stroke(),y==1&&u.translate(-Ot,-Ot)}function Br(x){let E=!0;return w.forEach((I,N)=>{if(!I.show)return;let H=b[I.scale];if(H.min==null){I._show&&(E=!1,I._show=!1,pe(!1));return}else I._show||(E=!1,I._show=!0,pe(!1));let K=I.side,at=K%2,{min:ft,max:bt}=H,[Ft,Ot]=ms(N,ft,bt,at==0?B:It);if(Ot==0)return;let Bt=H.distr==2,ae=I._splits=I.splits(n,N,ft,bt,Ft,Ot,Bt),Re=H.distr==2?ae.map($t=>li[$t]):ae,Ae=H.distr==2?li[ae[1]]-li[ae[0]]:Ft,be=I._values=I.values(n,I.filter(n,Re,N,Ot,Ae),N,Ot,Ae);I._rotate=K==2?I.rotate(n,be,N,Ot):0;let jt=I._size;I._size=Ni(I.size(n,be,N,x)),jt!=null&&I._size!=jt&&(E=!1)}),E}function Ji(x){let E=!0;return ea.forEach((I,N)=>{let H=I(n,N,Zi,x);H!=Ui[N]&&(E=!1),Ui[N]=H}),E}function gs(){for(let x=0;x<w.length;x++){let E=w[x];if(!E.show||!E._show)continue;let I=E.side,N=I%2,H,K,at=E.stroke(n,x),ft=I==0||I==3?-1:1,[bt,Ft]=E._found;if(E.label!=null){let Qn=E.labelGap*ft,ui=An((E._lpos+Qn)*Pe);Dt(E.labelFont[0],at,"center",I==2?"top":q0),u.save(),N==1?(H=K=0,u.translate(ui,An(S+ht/2)),u.rotate((I==3?-au:au)/2)):(H=An(P+q/2),K=ui);let pr=F_(E.label)?E.label(n,x,bt,Ft):E.label;u.fillText(pr,H,K),u.restore()}if(Ft==0)continue;let Ot=b[E.scale],Bt=N==0?q:ht,ae=N==0?P:S,Re=E._splits,Ae=Ot.distr==2?Re.map(Qn=>li[Qn]):Re,be=Ot.distr==2?li[Re[1]]-li[Re[0]]:bt,jt=E.ticks,$t=E.border,Qe=jt.show?jt.size:0,un=An(Qe*Pe),Nn=An((E.alignTo==2?E._size-Qe-E.gap:E.gap)*Pe),Be=E._rotate*-au/180,dn=p(E._pos*Pe),ci=(un+Nn)*ft,jn=dn+ci;K=N==0?jn:0,H=N==1?jn:0;let wi=E.font[0],Oi=E.align==1?Vo:E.align==2?qf:Be>0?Vo:Be<0?qf:N==0?"center":I==3?qf:Vo,ts=Be||N==1?"middle":I==2?"top":q0;Dt(wi,at,Oi,ts);let hi=E.font[1]*E.lineGap,Ei=Re.map(Qn=>p(a(Qn,Ot,Bt,ae))),ki=E._values;for(let Qn=0;Qn<ki.length;Qn++){let ui=ki[Qn];if(ui!=null){N==0?H=Ei[Qn]:K=Ei[Qn],ui=""+ui;let pr=ui.indexOf(`
`)==-1?[ui]:ui.split(/\n/gm);for(let ti=0;ti<pr.length;ti++){let em=pr[ti];Be?(u.save(),u.translate(H,K+ti*hi),u.rotate(Be),u.fillText(em,0,0),u.restore()):u.fillText(em,H,K+ti*hi)}}}jt.show&&vn(Ei,jt.filter(n,Ae,x,Ft,be),N,I,dn,un,Ye(jt.width*Pe,3),jt.stroke(n,x),jt.dash,jt.cap);let es=E.grid;es.show&&vn(Ei,es.filter(n,Ae,x,Ft,be),N,N==0?2:1,N==0?S:P,N==0?ht:q,Ye(es.width*Pe,3),es.stroke(n,x),es.dash,es.cap),$t.show&&vn([dn],[1],N==0?1:0,N==0?1:2,N==1?S:P,N==1?ht:q,Ye($t.width*Pe,3),$t.stroke(n,x),$t.dash,$t.cap)}Dn("drawAxes")}function pe(x){_.forEach((E,I)=>{I>0&&(E._paths=null,x&&(s==1?(E.min=null,E.max=null):E.facets.forEach(N=>{N.min=null,N.max=null})))})}let hn=!1,Jn=!1,Ue=[];function yn(){Jn=!1;for(let x=0;x<Ue.length;x++)Dn(...Ue[x]);Ue.length=0}function Hn(){hn||(qE(Op),hn=!0)}function Dl(x,E=!1){hn=!0,Jn=E,x(n),Op(),E&&Ue.length>0&&queueMicrotask(yn)}n.batch=Dl;function Op(){if(ot&&(ye(),ot=!1),xt&&(Et(),xt=!1),vt){if(en(f,Vo,Jt),en(f,"top",ce),en(f,yl,B),en(f,xl,It),en(g,Vo,Jt),en(g,"top",ce),en(g,yl,B),en(g,xl,It),en(d,yl,ln),en(d,xl,gn),h.width=An(ln*Pe),h.height=An(gn*Pe),w.forEach(({_el:x,_show:E,_size:I,_pos:N,side:H})=>{if(x!=null)if(E){let K=H===3||H===0?I:0,at=H%2==1;en(x,at?"left":"top",N-K),en(x,at?"width":"height",I),en(x,at?"top":"left",at?ce:Jt),en(x,at?"height":"width",at?It:B),ep(x,Ir)}else xi(x,Ir)}),Or=Bs=kr=V=j=Y=Z=Tt=T=null,Lt=1,oa(!0),Jt!=wt||ce!=We||B!=Ht||It!=Kt){pe(!1);let x=B/Ht,E=It/Kt;if(gt&&!et&&ut.left>=0){ut.left*=x,ut.top*=E,zr&&ds(zr,An(ut.left),0,B,It),Vr&&ds(Vr,0,An(ut.top),B,It);for(let I=0;I<de.length;I++){let N=de[I];N!=null&&(Ke[I]*=x,Kn[I]*=E,ds(N,Ni(Ke[I]),Ni(Kn[I]),B,It))}}if(je.show&&!it&&je.left>=0&&je.width>0){je.left*=x,je.width*=x,je.top*=E,je.height*=E;for(let I in ed)en(Wr,I,je[I])}wt=Jt,We=ce,Ht=B,Kt=It}Dn("setSize"),vt=!1}ln>0&&gn>0&&(u.clearRect(0,0,h.width,h.height),Dn("drawClear"),M.forEach(x=>x()),Dn("draw")),je.show&&it&&(Nl(je),it=!1),gt&&et&&(fr(null,!0,!1),et=!1),dt.show&&dt.live&&mt&&(Qu(),mt=!1),l||(l=!0,n.status=1,Dn("ready")),ks=!1,hn=!1}n.redraw=(x,E)=>{xt=E||!1,x!==!1?Vs(A,L.min,L.max):Hn()};function Ku(x,E){let I=b[x];if(I.from==null){if(cn==0){let N=I.range(n,E.min,E.max,x);E.min=N[0],E.max=N[1]}if(E.min>E.max){let N=E.min;E.min=E.max,E.max=N}if(cn>1&&E.min!=null&&E.max!=null&&E.max-E.min<1e-16)return;x==A&&I.distr==2&&cn>0&&(E.min=Yi(E.min,t[0]),E.max=Yi(E.max,t[0]),E.min==E.max&&E.max++),X[x]=E,ot=!0,Hn()}}n.setScale=Ku;let Ju,ju,zr,Vr,kp,Bp,Gr,Hr,zp,Vp,Je,sn,zs=!1,kn=ut.drag,In=kn.x,Ln=kn.y;gt&&(ut.x&&(Ju=Di(gE,g)),ut.y&&(ju=Di(_E,g)),L.ori==0?(zr=Ju,Vr=ju):(zr=ju,Vr=Ju),Je=ut.left,sn=ut.top);let je=n.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Wr=je.show?Di(mE,je.over?g:f):null;function Nl(x,E){if(je.show){for(let I in x)je[I]=x[I],I in ed&&en(Wr,I,x[I]);E!==!1&&Dn("setSelect")}}n.setSelect=Nl;function sy(x){if(_[x].show)tt&&ep(le[x],Ir);else if(tt&&xi(le[x],Ir),gt){let I=Pt?de[0]:de[x];I!=null&&ds(I,-10,-10,B,It)}}function Vs(x,E,I){Ku(x,{min:E,max:I})}function ji(x,E,I,N){E.focus!=null&&cy(x),E.show!=null&&_.forEach((H,K)=>{K>0&&(x==K||x==null)&&(H.show=E.show,sy(K),s==2?(Vs(H.facets[0].scale,null,null),Vs(H.facets[1].scale,null,null)):Vs(H.scale,null,null),Hn())}),I!==!1&&Dn("setSeries",x,E),N&&aa("setSeries",n,x,E)}n.setSeries=ji;function ry(x,E){Sn(C[x],E)}function oy(x,E){x.fill=we(x.fill||null),x.dir=Ce(x.dir,-1),E=E??C.length,C.splice(E,0,x)}function ay(x){x==null?C.length=0:C.splice(x,1)}n.addBand=oy,n.setBand=ry,n.delBand=ay;function ly(x,E){_[x].alpha=E,gt&&de[x]!=null&&(de[x].style.opacity=E),tt&&le[x]&&(le[x].style.opacity=E)}let _s,Gs,dr,Xr={focus:!0};function cy(x){if(x!=dr){let E=x==null,I=zt.alpha!=1;_.forEach((N,H)=>{if(s==1||H>0){let K=E||H==0||H==x;N._focus=E?null:K,I&&ly(H,K?1:zt.alpha)}}),dr=x,I&&Hn()}}tt&&te&&Ee(K0,Rt,x=>{ut._lock||(Qt(x),dr!=null&&ji(null,Xr,!0,xn.setSeries))});function Qi(x,E,I){let N=b[E];I&&(x=x/Pe-(N.ori==1?ce:Jt));let H=B;N.ori==1&&(H=It,x=H-x),N.dir==-1&&(x=H-x);let K=N._min,at=N._max,ft=x/H,bt=K+(at-K)*ft,Ft=N.distr;return Ft==3?Wo(10,bt):Ft==4?NE(bt,N.asinh):Ft==100?N.bwd(bt):bt}function hy(x,E){let I=Qi(x,A,E);return Yi(I,t[0],fn,pn)}n.valToIdx=x=>Yi(x,t[0]),n.posToIdx=hy,n.posToVal=Qi,n.valToPos=(x,E,I)=>b[E].ori==0?r(x,b[E],I?q:B,I?P:0):o(x,b[E],I?ht:It,I?S:0),n.setCursor=(x,E,I)=>{Je=x.left,sn=x.top,fr(null,E,I)};function Gp(x,E){en(Wr,Vo,je.left=x),en(Wr,yl,je.width=E)}function Hp(x,E){en(Wr,"top",je.top=x),en(Wr,xl,je.height=E)}let sa=L.ori==0?Gp:Hp,ra=L.ori==1?Gp:Hp;function uy(){if(tt&&dt.live)for(let x=s==2?1:0;x<_.length;x++){if(x==0&&fe)continue;let E=dt.values[x],I=0;for(let N in E)Xt[x][I++].firstChild.nodeValue=E[N]}}function Qu(x,E){if(x!=null&&(x.idxs?x.idxs.forEach((I,N)=>{st[N]=I}):kE(x.idx)||st.fill(x.idx),dt.idx=st[0]),tt&&dt.live){for(let I=0;I<_.length;I++)(I>0||s==1&&!fe)&&dy(I,st[I]);uy()}mt=!1,E!==!1&&Dn("setLegend")}n.setLegend=Qu;function dy(x,E){let I=_[x],N=x==0&&z==2?li:t[x],H;fe?H=I.values(n,x,E)??oe:(H=I.value(n,E==null?null:N[E],x,E),H=H==null?oe:{_:H}),dt.values[x]=H}function fr(x,E,I){zp=Je,Vp=sn,[Je,sn]=ut.move(n,Je,sn),ut.left=Je,ut.top=sn,gt&&(zr&&ds(zr,An(Je),0,B,It),Vr&&ds(Vr,0,An(sn),B,It));let N,H=fn>pn;_s=qe,Gs=null;let K=L.ori==0?B:It,at=L.ori==1?B:It;if(Je<0||cn==0||H){N=ut.idx=null;for(let ft=0;ft<_.length;ft++){let bt=de[ft];bt!=null&&ds(bt,-10,-10,B,It)}te&&ji(null,Xr,!0,x==null&&xn.setSeries),dt.live&&(st.fill(N),mt=!0)}else{let ft,bt,Ft;s==1&&(ft=L.ori==0?Je:sn,bt=Qi(ft,A),N=ut.idx=Yi(bt,t[0],fn,pn),Ft=G(t[0][N],L,K,0));let Ot=-10,Bt=-10,ae=0,Re=0,Ae=!0,be="",jt="";for(let $t=s==2?1:0;$t<_.length;$t++){let Qe=_[$t],un=st[$t],Nn=un==null?null:s==1?t[$t][un]:t[$t][1][un],Be=ut.dataIdx(n,$t,N,bt),dn=Be==null?null:s==1?t[$t][Be]:t[$t][1][Be];if(mt=mt||dn!=Nn||Be!=un,st[$t]=Be,$t>0&&Qe.show){let ci=Be==null?-10:Be==N?Ft:G(s==1?t[0][Be]:t[$t][0][Be],L,K,0),jn=dn==null?-10:F(dn,s==1?b[Qe.scale]:b[Qe.facets[1].scale],at,0);if(te&&dn!=null){let wi=L.ori==1?Je:sn,Oi=Cn(zt.dist(n,$t,Be,jn,wi));if(Oi<_s){let ts=zt.bias;if(ts!=0){let hi=Qi(wi,Qe.scale),Ei=dn>=0?1:-1,ki=hi>=0?1:-1;ki==Ei&&(ki==1?ts==1?dn>=hi:dn<=hi:ts==1?dn<=hi:dn>=hi)&&(_s=Oi,Gs=$t)}else _s=Oi,Gs=$t}}if(mt||Pt){let wi,Oi;L.ori==0?(wi=ci,Oi=jn):(wi=jn,Oi=ci);let ts,hi,Ei,ki,es,Qn,ui=!0,pr=lt.bbox;if(pr!=null){ui=!1;let ti=pr(n,$t);Ei=ti.left,ki=ti.top,ts=ti.width,hi=ti.height}else Ei=wi,ki=Oi,ts=hi=lt.size(n,$t);if(Qn=lt.fill(n,$t),es=lt.stroke(n,$t),Pt)$t==Gs&&_s<=zt.prox&&(Ot=Ei,Bt=ki,ae=ts,Re=hi,Ae=ui,be=Qn,jt=es);else{let ti=de[$t];ti!=null&&(Ke[$t]=Ei,Kn[$t]=ki,i_(ti,ts,hi,ui),e_(ti,Qn,es),ds(ti,Ni(Ei),Ni(ki),B,It))}}}}if(Pt){let $t=zt.prox,Qe=dr==null?_s<=$t:_s>$t||Gs!=dr;if(mt||Qe){let un=de[0];un!=null&&(Ke[0]=Ot,Kn[0]=Bt,i_(un,ae,Re,Ae),e_(un,be,jt),ds(un,Ni(Ot),Ni(Bt),B,It))}}}if(je.show&&zs)if(x!=null){let[ft,bt]=xn.scales,[Ft,Ot]=xn.match,[Bt,ae]=x.cursor.sync.scales,Re=x.cursor.drag;if(In=Re._x,Ln=Re._y,In||Ln){let{left:Ae,top:be,width:jt,height:$t}=x.select,Qe=x.scales[Bt].ori,un=x.posToVal,Nn,Be,dn,ci,jn,wi=ft!=null&&Ft(ft,Bt),Oi=bt!=null&&Ot(bt,ae);wi&&In?(Qe==0?(Nn=Ae,Be=jt):(Nn=be,Be=$t),dn=b[ft],ci=G(un(Nn,Bt),dn,K,0),jn=G(un(Nn+Be,Bt),dn,K,0),sa($i(ci,jn),Cn(jn-ci))):sa(0,K),Oi&&Ln?(Qe==1?(Nn=Ae,Be=jt):(Nn=be,Be=$t),dn=b[bt],ci=F(un(Nn,ae),dn,at,0),jn=F(un(Nn+Be,ae),dn,at,0),ra($i(ci,jn),Cn(jn-ci))):ra(0,at)}else nd()}else{let ft=Cn(zp-kp),bt=Cn(Vp-Bp);if(L.ori==1){let ae=ft;ft=bt,bt=ae}In=kn.x&&ft>=kn.dist,Ln=kn.y&&bt>=kn.dist;let Ft=kn.uni;Ft!=null?In&&Ln&&(In=ft>=Ft,Ln=bt>=Ft,!In&&!Ln&&(bt>ft?Ln=!0:In=!0)):kn.x&&kn.y&&(In||Ln)&&(In=Ln=!0);let Ot,Bt;In&&(L.ori==0?(Ot=Gr,Bt=Je):(Ot=Hr,Bt=sn),sa($i(Ot,Bt),Cn(Bt-Ot)),Ln||ra(0,at)),Ln&&(L.ori==1?(Ot=Gr,Bt=Je):(Ot=Hr,Bt=sn),ra($i(Ot,Bt),Cn(Bt-Ot)),In||sa(0,K)),!In&&!Ln&&(sa(0,0),ra(0,0))}if(kn._x=In,kn._y=Ln,x==null){if(I){if(tm!=null){let[ft,bt]=xn.scales;xn.values[0]=ft!=null?Qi(L.ori==0?Je:sn,ft):null,xn.values[1]=bt!=null?Qi(L.ori==1?Je:sn,bt):null}aa(Yf,n,Je,sn,B,It,N)}if(te){let ft=I&&xn.setSeries,bt=zt.prox;dr==null?_s<=bt&&ji(Gs,Xr,!0,ft):_s>bt?ji(null,Xr,!0,ft):Gs!=dr&&ji(Gs,Xr,!0,ft)}}mt&&(dt.idx=N,Qu()),E!==!1&&Dn("setCursor")}let Hs=null;Object.defineProperty(n,"rect",{get(){return Hs==null&&oa(!1),Hs}});function oa(x=!1){x?Hs=null:(Hs=g.getBoundingClientRect(),Dn("syncRect",Hs))}function Wp(x,E,I,N,H,K,at){ut._lock||zs&&x!=null&&x.movementX==0&&x.movementY==0||(td(x,E,I,N,H,K,at,!1,x!=null),x!=null?fr(null,!0,!0):fr(E,!0,!1))}function td(x,E,I,N,H,K,at,ft,bt){if(Hs==null&&oa(!1),Qt(x),x!=null)I=x.clientX-Hs.left,N=x.clientY-Hs.top;else{if(I<0||N<0){Je=-10,sn=-10;return}let[Ft,Ot]=xn.scales,Bt=E.cursor.sync,[ae,Re]=Bt.values,[Ae,be]=Bt.scales,[jt,$t]=xn.match,Qe=E.axes[0].side%2==1,un=L.ori==0?B:It,Nn=L.ori==1?B:It,Be=Qe?K:H,dn=Qe?H:K,ci=Qe?N:I,jn=Qe?I:N;if(Ae!=null?I=jt(Ft,Ae)?a(ae,b[Ft],un,0):-10:I=un*(ci/Be),be!=null?N=$t(Ot,be)?a(Re,b[Ot],Nn,0):-10:N=Nn*(jn/dn),L.ori==1){let wi=I;I=N,N=wi}}bt&&(E==null||E.cursor.event.type==Yf)&&((I<=1||I>=B-1)&&(I=Rr(I,B)),(N<=1||N>=It-1)&&(N=Rr(N,It))),ft?(kp=I,Bp=N,[Gr,Hr]=ut.move(n,I,N)):(Je=I,sn=N)}let ed={width:0,height:0,left:0,top:0};function nd(){Nl(ed,!1)}let Xp,qp,Yp,$p;function Zp(x,E,I,N,H,K,at){zs=!0,In=Ln=kn._x=kn._y=!1,td(x,E,I,N,H,K,at,!0,!1),x!=null&&(Ee($f,Qf,Kp,!1),aa($0,n,Gr,Hr,B,It,null));let{left:ft,top:bt,width:Ft,height:Ot}=je;Xp=ft,qp=bt,Yp=Ft,$p=Ot}function Kp(x,E,I,N,H,K,at){zs=kn._x=kn._y=!1,td(x,E,I,N,H,K,at,!1,!0);let{left:ft,top:bt,width:Ft,height:Ot}=je,Bt=Ft>0||Ot>0,ae=Xp!=ft||qp!=bt||Yp!=Ft||$p!=Ot;if(Bt&&ae&&Nl(je),kn.setScale&&Bt&&ae){let Re=ft,Ae=Ft,be=bt,jt=Ot;if(L.ori==1&&(Re=bt,Ae=Ot,be=ft,jt=Ft),In&&Vs(A,Qi(Re,A),Qi(Re+Ae,A)),Ln)for(let $t in b){let Qe=b[$t];$t!=A&&Qe.from==null&&Qe.min!=qe&&Vs($t,Qi(be+jt,$t),Qi(be,$t))}nd()}else ut.lock&&(ut._lock=!ut._lock,fr(E,!0,x!=null));x!=null&&(Mn($f,Qf),aa($f,n,Je,sn,B,It,null))}function fy(x,E,I,N,H,K,at){if(ut._lock)return;Qt(x);let ft=zs;if(zs){let bt=!0,Ft=!0,Ot=10,Bt,ae;L.ori==0?(Bt=In,ae=Ln):(Bt=Ln,ae=In),Bt&&ae&&(bt=Je<=Ot||Je>=B-Ot,Ft=sn<=Ot||sn>=It-Ot),Bt&&bt&&(Je=Je<Gr?0:B),ae&&Ft&&(sn=sn<Hr?0:It),fr(null,!0,!0),zs=!1}Je=-10,sn=-10,st.fill(null),fr(null,!0,!0),ft&&(zs=ft)}function Jp(x,E,I,N,H,K,at){ut._lock||(Qt(x),ia(),nd(),x!=null&&aa(J0,n,Je,sn,B,It,null))}function jp(){w.forEach(tA),k(n.width,n.height,!0)}Lr(lu,Ho,jp);let qr={};qr.mousedown=Zp,qr.mousemove=Wp,qr.mouseup=Kp,qr.dblclick=Jp,qr.setSeries=(x,E,I,N)=>{let H=xn.match[2];I=H(n,E,I),I!=-1&&ji(I,N,!0,!1)},gt&&(Ee($0,g,Zp),Ee(Yf,g,Wp),Ee(Z0,g,x=>{Qt(x),oa(!1)}),Ee(K0,g,fy),Ee(J0,g,Jp),ap.add(n),n.syncRect=oa);let Fl=n.hooks=i.hooks||{};function Dn(x,E,I){Jn?Ue.push([x,E,I]):x in Fl&&Fl[x].forEach(N=>{N.call(null,n,E,I)})}(i.plugins||[]).forEach(x=>{for(let E in x.hooks)Fl[E]=(Fl[E]||[]).concat(x.hooks[E])});let Qp=(x,E,I)=>I,xn=Sn({key:null,setSeries:!1,filters:{pub:l_,sub:l_},scales:[A,_[1]?_[1].scale:null],match:[c_,c_,Qp],values:[null,null]},ut.sync);xn.match.length==2&&xn.match.push(Qp),ut.sync=xn;let tm=xn.key,id=rv(tm);function aa(x,E,I,N,H,K,at){xn.filters.pub(x,E,I,N,H,K,at)&&id.pub(x,E,I,N,H,K,at)}id.sub(n);function py(x,E,I,N,H,K,at){xn.filters.sub(x,E,I,N,H,K,at)&&qr[x](null,E,I,N,H,K,at)}n.pub=py;function my(){id.unsub(n),ap.delete(n),Pn.clear(),np(lu,Ho,jp),c.remove(),Rt?.remove(),Dn("destroy")}n.destroy=my;function sd(){Dn("init",i,t),na(t||i.data,!1),X[A]?Ku(A,X[A]):ia(),it=je.show&&(je.width>0||je.height>0),et=mt=!0,k(i.width,i.height)}return _.forEach(Ur),w.forEach(fs),e?e instanceof HTMLElement?(e.appendChild(c),sd()):e(n,sd):sd(),n}Gn.assign=Sn;Gn.fmtNum=pp;Gn.rangeNum=cu;Gn.rangeLog=du;Gn.rangeAsinh=dp;Gn.orient=Nr;Gn.pxRatio=Pe;Gn.join=XE;Gn.fmtDate=gp,Gn.tzDate=nT;Gn.sync=rv;{Gn.addGap=kT,Gn.clipGaps=mu;let i=Gn.paths={points:uv};i.linear=fv,i.stepped=VT,i.bars=GT,i.spline=WT}var _v=116,El=class{constructor(t){this.set=t;let e=t.traces.map(n=>{let s=O("output",{class:"plot-value"});if(this.values.push(s),!n.label)return null;let r=O("span",{class:`swatch ${n.colour}`});return O("span",{class:"plot-key"},r,n.label," ",s)});this.element=O("figure",{class:"plot",test:t.test},O("figcaption",{},O("span",{class:"plot-title"},t.title),t.controls??null),O("div",{class:"plot-legend"},...e),this.place,this.empty)}set;element;place=O("div",{class:"plot-place"});values=[];empty=O("p",{class:"plot-empty",hidden:!0});plot=null;made="";draw(t,e=""){if(this.empty.hidden=e==="",this.place.hidden=e!=="",Te(this.empty,e),e)return;let n=this.place.clientWidth;if(!n)return;let s=document.documentElement.dataset.dark??"no";this.made!==s&&this.build(n,s),this.plot.width!==n&&this.plot.setSize({width:n,height:_v}),this.plot.setData(t),this.set.traces.forEach((r,o)=>{let a=t[o+1].findLast(l=>l!==null&&Number.isFinite(l));Te(this.values[o],a==null?"–":Wt(a,r.digits??1))})}destroy(){this.plot?.destroy(),this.plot=null,this.made=""}build(t,e){this.destroy(),this.made=e;let n=getComputedStyle(document.documentElement),s=d=>n.getPropertyValue(`--plot-${d}`).trim(),{set:r}=this,a={stroke:s("ink"),font:"11px system-ui, sans-serif",ticks:{show:!1},gap:4},l={stroke:s("grid"),width:1},c=r.traces.some(({scale:d})=>d==="y2"),h=(d,f,g)=>{if(!Number.isFinite(f)||!Number.isFinite(g))return[0,r.minSpan];let y=Math.max(.06*(g-f),(r.minSpan-(g-f))/2);return[f-y,g+y]},u=(d,f)=>({...a,scale:d,side:f?1:3,size:40,space:28,grid:{...l,show:!f},values:(g,y)=>y.map(p=>Wt(p,eA(y)))});this.plot=new Gn({width:t,height:_v,padding:[6,c?4:20,0,0],cursor:{show:!1},legend:{show:!1},scales:{x:{time:!1,range:()=>r.x},y:{range:h},...c?{y2:{range:h}}:{}},series:[{},...r.traces.map(d=>({stroke:s(d.colour),width:d.width??1.6,dash:d.dash,scale:d.scale??"y",points:{show:!1}}))],bands:r.bands?.map(d=>({series:d,fill:s("band")})),axes:[{...a,size:22,grid:l,values:(d,f)=>f.map(r.xLabel)},u("y",!1),...c?[u("y2",!0)]:[]]},r.traces.reduce(d=>[...d,[]],[[]]),this.place)}};function eA(i){let t=i.length>1?Math.abs(i[1]-i[0]):1;return t>=1?0:t>=.1?1:2}var iA=50,wp=["left","right"],Mp=wp.map(i=>({label:i,colour:i})),vv=2,yu=class{constructor(t){this.studio=t;this.groups=[this.angles(),this.forces(),this.mass(),this.power(),this.phase()],this.shown=new Set((Xs("plots")??"angles,forces").split(",")),this.chips=this.groups.map(({name:e,text:n,title:s})=>O("button",{type:"button",class:"chip",test:`plot-${e}-toggle`,title:s,onclick:()=>this.toggle(e)},n)),this.element=O("div",{class:"panel-body"},Xe("Watch",O("div",{class:"chips",role:"group",label:"Plots to show"},...this.chips)),...this.groups.flatMap(({plots:e})=>e.map(({element:n})=>n))),this.setPart(this.part),this.arrange(),t.on("scene",e=>this.setScene(e)),t.on("frame",e=>this.history.add(e))}studio;element;history=new eu;groups;chips;shown;feet=null;body="";part="knee";joint=0;drawn=0;joints=Ti("plot-joint","Joint",[],t=>this.joint=Number(t));parts=Kr("plot-part","Joint of the leg",["hip","knee","ankle"].map(t=>({name:t,text:t,title:`Angle of the ${t}`})),t=>this.setPart(t));tick(t){let{scene:e,layout:n}=this.studio;if(this.studio.tab!=="watch"||!e||!n||t-this.drawn<iA)return;this.drawn=t;let{frames:s}=this.history;for(let r of this.groups)this.shown.has(r.name)&&r.draw(s,e)}setScene(t){let e=JSON.stringify(t.character);e!==this.body&&(this.body=e,this.history.clear(),this.feet=new zo(t.character,this.studio.layout),this.joints.fill(t.character.joints.map(({label:n,name:s},r)=>({name:String(r),title:n||s}))),this.joint=Math.max(0,Xf(t,"left","knee")),this.joints.box.value=String(this.joint))}setPart(t){this.part=t,this.parts.show(t)}toggle(t){this.shown.delete(t)||this.shown.add(t),Ws("plots",[...this.shown].join(",")),this.arrange()}arrange(){this.groups.forEach(({name:t,plots:e},n)=>{let s=this.shown.has(t);this.chips[n].setAttribute("aria-pressed",String(s));for(let r of e)r.element.hidden=!s,s||r.destroy()})}over(t,...e){let n=t.length?t[t.length-1].time:0,s=r=>Number.isFinite(r)?r:null;return[t.map(({time:r})=>r-n),...e.map(r=>t.map(o=>s(r(o))))]}timed(t,e,n,s,r){let o=a=>a===0?"now":`${Wt(a,0)} s`;return new El({test:t,title:e,x:[-6,0],xLabel:o,traces:n,minSpan:s,controls:r})}angles(){let t=this.timed("plot-angles","Angle [°], flexion up",Mp,20,this.parts.element),e=new El({test:"plot-stride",title:"Over a stride, with human data",x:[0,100],xLabel:r=>`${Wt(r,0)} %`,traces:[{label:"human",colour:"human",dash:[4,4],width:1},...Mp,{label:"",colour:"none",width:0},{label:"",colour:"none",width:0}],bands:[[5,4]],minSpan:20});e.element.classList.add("stride");let n=O("p",{class:"hint",test:"stride-inside"});e.element.append(n);let s=Array.from({length:iu},(r,o)=>o);return{name:"angles",text:"Joint angles",title:"Hip, knee and ankle of both legs, and over a stride with human data",plots:[t,e],draw:(r,o)=>{let{layout:a}=this.studio,l=wp.map(_=>H0(o,a,_,this.part)),c=l.some(_=>_===null);t.draw(c?[]:this.over(r,...l.map(_=>_)),c?`This character has no joint named ${this.part}.`:"");let h=this.studio.skill?.norms===void 0?o.norms:this.studio.skill.norms,u=h?.parts[this.part];if(e.element.hidden=!u||c,!u||c||!this.feet)return;let d=u.mean.map((_,w)=>_-vv*u.sd[w]),f=u.mean.map((_,w)=>_+vv*u.sd[w]),g=wp.map((_,w)=>W0(r,this.feet,_,l[w])),y=u.mean.map(()=>null);e.draw([s,u.mean,g[0]??y,g[1]??y,d,f]);let p=g.filter(_=>_!==null).map(_=>sA(_,d,f)),m=p.reduce((_,w)=>_+w,0)/p.length;n.textContent=p.length?`${Wt(100*m,0)} % of the last stride lies within two standard deviations of human walking at ${Wt(h.speed)} m/s`:"Waiting for a whole stride."}}}forces(){let t=this.timed("plot-forces","Vertical ground reaction force [body weights]",Mp.map(e=>({...e,digits:2})),1.5);return{name:"forces",text:"Ground force",title:"Vertical ground reaction force on each foot, in body weights",plots:[t],draw:(e,n)=>{let s=n.character.mass*9.81,r=o=>{let a=this.feet.feet.filter(l=>l.side===o).flatMap(({contacts:l})=>l);return({data:l})=>a.reduce((c,h)=>c+this.feet.force(l,h,2),0)/s};t.draw(this.over(e,r("left"),r("right")))}}}mass(){let t=this.timed("plot-mass","Centre of mass",[{label:"height [m]",colour:"first",digits:3},{label:"speed [m/s]",colour:"second",digits:2,scale:"y2"}],.2),{com:e,velocity:n}=pt;return{name:"mass",text:"Centre of mass",title:"Height and horizontal speed of the centre of mass",plots:[t],draw:s=>t.draw(this.over(s,({data:r})=>r[e+2],({data:r})=>Math.hypot(r[n],r[n+1])))}}power(){let t=this.timed("plot-power","Total positive joint power [W]",[{label:"power",colour:"first",digits:0}],100),e=this.timed("plot-torque","Torque [N m]",[{label:"torque",colour:"second",digits:0}],20,this.joints.element);return{name:"power",text:"Power and torque",title:"Total positive power of the joints, and the torque of one of them",plots:[t,e],draw:n=>{let s=this.studio.layout.joints+3*this.joint+2;t.draw(this.over(n,({data:r})=>r[pt.power])),e.draw(this.over(n,({data:r})=>r[s]))}}}phase(){let t=this.timed("plot-phase","Phase in the step, and state",[{label:"phase",colour:"first",digits:2},{label:"state",colour:"second",digits:0,scale:"y2"}],1);return{name:"phase",text:"Phase",title:"Phase and state of the controller",plots:[t],draw:e=>t.draw(this.over(e,({data:n})=>n[pt.phase],({data:n})=>n[pt.state]))}}};function sA(i,t,e){return i.filter((n,s)=>n>=t[s]&&n<=e[s]).length/i.length}function yv(i,t,e){let n=O("div",{class:"veil",test:"drop-veil",hidden:!0},O("p",{},O("strong",{},"Drop to upload"),O("span",{},"a BVH clip to learn from, or a skill file to open"))),s=0,r=a=>a.dataTransfer?.types.includes("Files")??!1,o=()=>{s=0,n.hidden=!0};return addEventListener("dragenter",a=>{r(a)&&(s++,n.hidden=!1)}),addEventListener("dragleave",a=>{r(a)&&--s<=0&&o()}),addEventListener("dragover",a=>{r(a)&&(a.preventDefault(),a.dataTransfer.dropEffect=i.holds?"copy":"none")}),addEventListener("drop",a=>{if(!r(a))return;a.preventDefault(),o();let l=a.dataTransfer.files[0],c=h=>i.emit("error",{is:"error",about:"drop",text:h});l&&(i.holds?/\.bvh$/i.test(l.name)?t(l):/\.toml$/i.test(l.name)?e(l):c(`${l.name} is neither a BVH clip nor a skill file (.toml).`):c("You do not hold the controls; ask for them first."))}),n}var xv=3;function bv(i,t,e){let n=O("strong",{test:"fall-title"}),s=O("ul",{class:"fall-words",test:"fall-words"}),r=ee({test:"fall-reset",text:"Reset",icon:"reset",title:"Restart (R)",kind:"main",act:t}),o=ee({test:"fall-rewind",text:`Rewind ${xv} s`,icon:"back",title:"Rewind to before the fall; the simulation continues from there",act:()=>e(xv)}),a=ee({test:"fall-close",icon:"clear",title:"Close",kind:"quiet",act:()=>l.hidden=!0}),l=O("aside",{class:"fall-card",test:"fall",hidden:!0,label:"Fall report","aria-live":"polite"},O("header",{class:"row"},n,O("span",{class:"spring"}),a),s,O("div",{class:"row"},r,o)),c=!1;i.on("fall",u=>{n.textContent=u.title||`Fall at ${Wt(u.time)} s`,s.replaceChildren(...u.words.map(d=>O("li",{},d))),l.hidden=!1,c=!1}),i.on("frame",()=>{i.fallen?c=!0:c&&(c=!1,l.hidden=!0)});let h=()=>r.disabled=o.disabled=!i.holds;return i.on("holder",h),i.on("link",h),l}var rA=[["Time",[["Space","pause, continue"],[".","one step of 1/60 s"],["[  ]","slower, faster playback"],["R","restart"]]],["Skills",[["1 – 9","the first nine skills of this character"]]],["Push",[["P","push forward"],["B","throw a ball"],["Shift + click","throw a ball at this place, on the body or elsewhere"],["drag the character","pull it"]]],["Steer",[["↑ ↓  or  W S","faster, slower by 0.1 m/s"],["← →  or  A D","turn left, right"],["Q E","sideways to the left, to the right by 0.1 m/s"]]],["Author",[["Ctrl + Z","undo"],["Ctrl + Shift + Z","redo"]]],["View",[["C","next camera"],["G","ghost (reference motion)"],["drag the background","rotate the camera; wheel to zoom"],["?","this help"]]]];function Sv(){let i=O("button",{type:"button",class:"button main",test:"help-close",onclick:()=>t.close()},"Close"),t=O("dialog",{class:"help",test:"help-dialog","aria-labelledby":"help-title"},O("h2",{id:"help-title"},"Keys"),O("div",{class:"help-groups"},...rA.map(([e,n])=>O("section",{},O("h3",{},e),O("dl",{},...n.flatMap(([s,r])=>[O("dt",{},O("kbd",{},s)),O("dd",{},r)]))))),i);return t.addEventListener("click",e=>e.target===t&&t.close()),t}function Mv(i,t,e){Object.assign(window,{footfall:{get frames(){return i.frames},get time(){return i.frame?.time??0},get fps(){return e()},get last(){return i.frame&&lm(i.frame)},get camera(){let{cameras:s}=t;return{mode:s.mode,position:s.camera.position.toArray(),target:s.target.toArray()}},state:()=>({connected:i.connected,holds:i.holds,holder:i.holder,client:i.hello?.client??null,skill:i.skill,graph:i.graph,envelope:i.envelope,pushes:i.pushes,prints:t.pushPrints.counts,coming:t.comingPrints.counts.after,path:t.ways.corners,fall:i.fall,clip:i.clip,jobs:[...i.jobs.values()],paused:i.paused,fallen:i.fallen,steerable:i.steerable,tab:i.tab,theme:document.documentElement.dataset.theme,dark:document.documentElement.dataset.dark==="yes"}),scene:()=>i.scene,send:s=>i.send(String(s.do),s),pixels:()=>t.pixels(),triangles:()=>({body:t.body?.triangles??0,picture:t.triangles}),longestForce:()=>t.longestForce,groundAt:(s,r)=>t.ground.covers(s,r),image:()=>t.image(),settle:()=>t.cameras.settle(),screen:s=>t.onPage(s)}})}var wv=Math.PI/36;function Ev(i,t,e){addEventListener("keydown",n=>{if(n.defaultPrevented||n.altKey||hA(n)||document.querySelector("dialog[open]"))return;(n.ctrlKey||n.metaKey?oA(n,i,e):aA(n,i,t,e))&&n.preventDefault()}),uA()}function oA(i,t,e){let n=i.key.toLowerCase();if(!t.graph||!t.holds)return!1;if(n==="z"&&i.shiftKey)e.redo();else if(n==="z")e.undo();else if(n==="y")e.redo();else return!1;return!0}function aA(i,t,e,n){let r={c:n.camera,"?":n.help}[i.key.toLowerCase()];return r?(i.repeat||r(),!0):t.holds?lA(i,t,n)||cA(i,e):!1}function lA(i,t,e){let n={" ":e.pause,r:e.reset,p:e.push,b:e.ball,g:e.ghost},s={".":e.step,"[":()=>e.rate(-1),"]":()=>e.rate(1)},r=i.key.toLowerCase(),o=n[r]??s[r];if(o)return(!i.repeat||r in s)&&o(),!0;if(!/^[1-9]$/.test(r))return!1;let a=t.ownSkills[Number(r)-1];return a&&!i.repeat&&t.send("skill",{id:a.id}),!0}function cA(i,t){if(!t.able)return!1;let e=i.key.toLowerCase();if(e==="arrowup"||e==="w")t.faster(.1);else if(e==="arrowdown"||e==="s")t.faster(-.1);else if(e==="arrowleft"||e==="a")t.turn(wv);else if(e==="arrowright"||e==="d")t.turn(-wv);else if(e==="q")t.sideways(.1);else if(e==="e")t.sideways(-.1);else return!1;return!0}function hA(i){let t=i.target;return t instanceof HTMLTextAreaElement||t instanceof HTMLSelectElement||t.isContentEditable?!0:t instanceof HTMLInputElement?t.type==="range"?/^(Arrow|Page|Home|End)/.test(i.key):t.type==="checkbox"?i.key===" ":!0:(t instanceof HTMLButtonElement||t instanceof HTMLAnchorElement||t.tagName==="SUMMARY")&&(i.key===" "||i.key==="Enter")}function uA(){let i=!1;addEventListener("pointerdown",()=>i=!0,{capture:!0}),addEventListener("keydown",()=>i=!1,{capture:!0}),document.addEventListener("click",t=>{let e=t.target.closest("button, summary, input[type=checkbox]");t.detail>0&&e===document.activeElement&&e?.blur()}),document.addEventListener("pointerup",t=>{let e=t.target;e.type==="range"&&setTimeout(()=>e.blur())}),document.addEventListener("change",t=>{i&&t.target instanceof HTMLSelectElement&&t.target.blur()})}var Tv={type:"change"},Tp={type:"start"},Cv={type:"end"},xu=new Cs,Av=new gi,dA=Math.cos(70*Tf.DEG2RAD),Rn=new D,ai=2*Math.PI,Ie={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Ep=1e-6,bu=class extends sl{constructor(t,e=null){super(t,e),this.state=Ie.NONE,this.target=new D,this.cursor=new D,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:rr.ROTATE,MIDDLE:rr.DOLLY,RIGHT:rr.PAN},this.touches={ONE:or.ROTATE,TWO:or.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new D,this._lastQuaternion=new ii,this._lastTargetPosition=new D,this._quat=new ii().setFromUnitVectors(t.up,new D(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Io,this._sphericalDelta=new Io,this._scale=1,this._panOffset=new D,this._rotateStart=new Ct,this._rotateEnd=new Ct,this._rotateDelta=new Ct,this._panStart=new Ct,this._panEnd=new Ct,this._panDelta=new Ct,this._dollyStart=new Ct,this._dollyEnd=new Ct,this._dollyDelta=new Ct,this._dollyDirection=new D,this._mouse=new Ct,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=pA.bind(this),this._onPointerDown=fA.bind(this),this._onPointerUp=mA.bind(this),this._onContextMenu=SA.bind(this),this._onMouseWheel=vA.bind(this),this._onKeyDown=yA.bind(this),this._onTouchStart=xA.bind(this),this._onTouchMove=bA.bind(this),this._onMouseDown=gA.bind(this),this._onMouseMove=_A.bind(this),this._interceptControlDown=MA.bind(this),this._interceptControlUp=wA.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ie.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Tv),this.update(),this.state=Ie.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Rn.copy(e).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===Ie.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ai:n>Math.PI&&(n-=ai),s<-Math.PI?s+=ai:s>Math.PI&&(s-=ai),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new D(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new D(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(xu.origin.copy(this.object.position),xu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(xu.direction))<dA?this.object.lookAt(this.target):(Av.setFromNormalAndCoplanarPoint(this.object.up,this.target),xu.intersectPlane(Av,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Ep||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Ep||this._lastTargetPosition.distanceToSquared(this.target)>Ep?(this.dispatchEvent(Tv),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ai/60*this.autoRotateSpeed*t:ai/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Rn.setFromMatrixColumn(e,0),Rn.multiplyScalar(-t),this._panOffset.add(Rn)}_panUp(t,e){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(e,1):(Rn.setFromMatrixColumn(e,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(t),this._panOffset.add(Rn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Ct,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function fA(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function pA(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function mA(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Cv),this.state=Ie.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function gA(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case rr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ie.DOLLY;break;case rr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ie.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ie.ROTATE}break;case rr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ie.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ie.PAN}break;default:this.state=Ie.NONE}this.state!==Ie.NONE&&this.dispatchEvent(Tp)}function _A(i){switch(this.state){case Ie.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ie.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ie.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function vA(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ie.NONE||(i.preventDefault(),this.dispatchEvent(Tp),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Cv))}function yA(i){this.enabled!==!1&&this._handleKeyDown(i)}function xA(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case or.ROTATE:if(this.enableRotate===!1){this.state=Ie.NONE;break}this._handleTouchStartRotate(i),this.state=Ie.TOUCH_ROTATE;break;case or.PAN:if(this.enablePan===!1){this.state=Ie.NONE;break}this._handleTouchStartPan(i),this.state=Ie.TOUCH_PAN;break;default:this.state=Ie.NONE}break;case 2:switch(this.touches.TWO){case or.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ie.TOUCH_DOLLY_PAN;break;case or.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ie.TOUCH_DOLLY_ROTATE;break;default:this.state=Ie.NONE}break;default:this.state=Ie.NONE}this.state!==Ie.NONE&&this.dispatchEvent(Tp)}function bA(i){switch(this._trackPointer(i),this.state){case Ie.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ie.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ie.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ie.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ie.NONE}}function SA(i){this.enabled!==!1&&i.preventDefault()}function MA(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function wA(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Tl=["follow","side","front","free"],EA={follow:[-1.35,-1.75,.5],side:[.1,-2.5,.12],front:[2.4,-.35,.3]},Ap=5,TA=.04,Su=class{constructor(t){this.canvas=t;this.camera.up.set(0,0,1),this.controls=new bu(this.camera,t),this.controls.enableDamping=!0,this.controls.dampingFactor=.12,this.controls.maxPolarAngle=.53*Math.PI,this.controls.minDistance=.6,this.controls.maxDistance=30,this.controls.enableZoom=!1,t.addEventListener("wheel",e=>this.wheel(e),{passive:!1}),t.addEventListener("pointerdown",e=>this.press(e))}canvas;camera=new ei(38,1,.1,160);controls;changed=()=>{};now="follow";aim=new D(0,0,1);offset=new D(-3,-3,1);wanted=new D;moved=new D;heading=0;zoom=1;height=1.8;settled=!1;get mode(){return this.now}get target(){return this.aim}use(t){t!==this.now&&(this.now=t,this.controls.enableZoom=t==="free",t==="free"?this.controls.target.copy(this.aim):(this.offset.copy(this.camera.position).sub(this.aim),this.zoom=1),this.changed(t))}next(){this.use(Tl[(Tl.indexOf(this.now)+1)%Tl.length])}cut(t){this.height=t,this.settled=!1}settle(){this.settled=!1}follow(t,e,n,s,r){let o=!this.settled;this.settled=!0,this.moved.copy(this.aim);let a=p=>o?1:1-Math.exp(-p*r),l=o?0:1/3;this.aim.x+=(t.x+l*e.x-this.aim.x)*a(3),this.aim.y+=(t.y+l*e.y-this.aim.y)*a(3);let c=Math.max(s+.3*this.height,.5*(t.z+s+.52*this.height));if(this.aim.z+=(c+TA*this.height-this.aim.z)*a(2),this.moved.subVectors(this.aim,this.moved),Number.isFinite(n)){let p=Math.atan2(Math.sin(n-this.heading),Math.cos(n-this.heading));this.heading+=p*a(1.2)}if(this.now==="free"){this.camera.position.add(this.moved),this.controls.target.add(this.moved),this.controls.update(r);return}let[h,u,d]=EA[this.now],[f,g]=[Math.cos(this.heading),Math.sin(this.heading)];this.wanted.set(h*f-u*g,h*g+u*f,d);let y=Math.max(1,.95/this.camera.aspect);this.wanted.multiplyScalar(this.height*this.zoom*y),this.offset.lerp(this.wanted,a(5)),this.camera.position.copy(this.aim).add(this.offset),this.camera.position.z=Math.max(this.camera.position.z,s+.15),this.camera.lookAt(this.aim)}press(t){if(!this.controls.enabled)return;this.controls.target.copy(this.now==="free"?this.controls.target:this.aim);let e=s=>{Math.hypot(s.clientX-t.clientX,s.clientY-t.clientY)>Ap&&this.use("free")},n=()=>{document.removeEventListener("pointermove",e),document.removeEventListener("pointerup",n),document.removeEventListener("pointercancel",n)};document.addEventListener("pointermove",e),document.addEventListener("pointerup",n),document.addEventListener("pointercancel",n)}wheel(t){t.preventDefault(),this.now!=="free"&&(this.zoom=Math.min(5,Math.max(.35,this.zoom*Math.exp(.001*t.deltaY))))}resize(){this.camera.aspect=Math.max(.2,this.canvas.clientWidth/Math.max(1,this.canvas.clientHeight)),this.camera.updateProjectionMatrix()}};var Mu=32,wu=.008,Eu=class{group=new Ge;showMass=!0;showPressure=!0;showPolygon=!0;flat={transparent:!0,depthWrite:!1,side:$n};massColour=new Ze({transparent:!0,opacity:.95,depthTest:!1});spotColour=new Ze({...this.flat,opacity:.95});dropColour=new Rs({transparent:!0,opacity:.55});pressureColour=new Ze({...this.flat,depthTest:!1});areaColour=new Ze({...this.flat,opacity:.28});edgeColour=new Rs({transparent:!0,opacity:.9});targetColour=new Ze({...this.flat,opacity:.9});mass=new ve(new Pi(.035,20,14),this.massColour);spot=new ve(new Co(.03,.045,32),this.spotColour);drop=new tr(Cp(2),this.dropColour);pressure=new ve(new Va(.032,4),this.pressureColour);area=new ve(Cp(Mu),this.areaColour);edge=new Ua(Cp(Mu),this.edgeColour);target=new ve(new Co(.16,.22,48),this.targetColour);constructor(t){let e=[];for(let n=1;n<Mu-1;n++)e.push(0,n,n+1);this.area.geometry.setIndex(e),this.group.add(this.area,this.edge,this.drop,this.spot,this.pressure,this.target,this.mass),this.group.children.forEach((n,s)=>{n.frustumCulled=!1,n.renderOrder=2+s,n.visible=!1}),this.recolour(t)}recolour(t){this.massColour.color.copy(t.com),this.spotColour.color.copy(t.com),this.dropColour.color.copy(t.com),this.pressureColour.color.copy(t.cop),this.areaColour.color.copy(t.polygon),this.edgeColour.color.copy(t.polygon),this.targetColour.color.copy(t.target)}draw(t,e,n){let{data:s}=t,[r,o,a]=[s[pt.com],s[pt.com+1],s[pt.com+2]],l=n(r)+wu;this.mass.visible=this.spot.visible=this.drop.visible=this.showMass&&Number.isFinite(r),this.mass.position.set(r,o,a),this.spot.position.set(r,o,l),Rp(this.drop.geometry,[[r,o,a],[r,o,l]]);let[c,h]=[s[pt.cop],s[pt.cop+1]];this.pressure.visible=this.showPressure&&Number.isFinite(c)&&Number.isFinite(h),this.pressure.visible&&this.pressure.position.set(c,h,n(c)+wu+.004);let[u,d]=[s[pt.target],s[pt.target+1]];this.target.visible=Number.isFinite(u)&&Number.isFinite(d),this.target.visible&&this.target.position.set(u,d,n(u)+wu),this.drawPolygon(s,e)}drawPolygon(t,e){if(this.area.visible=this.edge.visible=!1,!this.showPolygon)return;let n=[];for(let r of e.feet)for(let o of r.contacts)e.touches(t,o)&&n.push(e.place(t,o,[]));let s=G0(n).slice(0,Mu);s.length<2||(s.forEach(r=>r[2]+=wu),Rp(this.area.geometry,s),Rp(this.edge.geometry,s),this.area.geometry.setDrawRange(0,3*(s.length-2)),this.edge.geometry.setDrawRange(0,s.length),this.edge.visible=!0,this.area.visible=s.length>2)}};function Cp(i){let t=new He,e=new he(new Float32Array(3*i),3);return e.setUsage(xf),t.setAttribute("position",e),t}function Rp(i,t){let e=i.getAttribute("position");t.forEach((n,s)=>e.setXYZ(s,n[0],n[1],n[2])),e.needsUpdate=!0}var AA=1e3,CA=/hand|palm|wrist/i,RA=/foot|toe|ankle|heel|ball/i,PA=/clav|collar|shoulder/i,IA=/head/i;function Iv(i){let t=LA(i),e=[],n=null;for(let c=t[0];c;){if(IA.test(c.link.name)){n=c;break}e.push(c),c=c.children.filter(u=>!u.side).sort((u,d)=>Pv(d)-Pv(u))[0]}let s=new Set([...e,...n?Pp(n):[]]),r=[],o=[],a=[],l=Math.min(...t.map(({to:c,from:h})=>Math.min(c.z,h.z)));for(let c of t){if(s.has(c)||!c.parent||!e.includes(c.parent))continue;let h=Pp(c);h.forEach(d=>s.add(d));let u=h.some(({link:d,to:f})=>d.box.length===6||f.z<l+.12*i.height);c.side?(u?o:r).push(FA(c,h,u)):a.push(...h)}return{parts:t,trunk:e,head:n,arms:r,legs:o,rest:a}}function LA(i){let t=[],e=new Map;return i.links.forEach((n,s)=>{let r=e.get(n.parent)??null,o=new D(...n.offset??[0,0,0]).add(r?.origin??new D),a=n.line.length===6?n.line:[0,0,0,0,0,0],l=new D(a[0],a[1],a[2]).add(o),c=new D(a[3],a[4],a[5]).add(o),h=n.side||r?.side||DA(n,o,i.height),u={index:s,link:n,side:h,parent:r,children:[],from:l,to:c,origin:o,radius:NA(n,l.distanceTo(c))};r?.children.push(u),t.push(u),e.set(n.name,u)}),t}function DA(i,t,e){if(Math.abs(t.y)>.015*e)return t.y>0?"left":"right";let n=/left|right/i.exec(i.name);return n?n[0].toLowerCase():""}function NA({mass:i,radius:t},e){if(!i||e<.02)return t;let n=Math.sqrt(i/(AA*Math.PI*e));return Math.min(1.7*t,Math.max(t,.97*n))}function FA(i,t,e){let n=e?RA:CA,s=d=>d.link.box.length===6||n.test(d.link.name)||d!==i&&d.parent!==null&&t.includes(d.parent)&&s(d.parent),r=t.filter(s),a=t.filter(d=>!r.includes(d)&&d.from.distanceTo(d.to)>0).filter(({link:d})=>e||!PA.test(d.name)),l=[...a].sort((d,f)=>Rv(f)-Rv(d)).slice(0,2),[c=null,h=null]=a.filter(d=>l.includes(d)),u=t.filter(d=>d!==c&&d!==h&&!r.includes(d));return{side:i.side,joints:u,upper:c,lower:h,ends:r}}function Pp(i){return[i,...i.children.flatMap(Pp)]}var Rv=({from:i,to:t})=>i.distanceTo(t),Pv=({from:i,to:t})=>Math.max(i.z,t.z);var Tu=class{places=[];bones=[];weights=[];faces=[];paints=[];aside=0;get triangles(){return this.faces.length/3}tube(t,e){let n=this.places.length/3;for(let a of t)this.ring(a,e);let s=(a,l)=>n+a*e+l%e;for(let a=1;a<t.length;a++)for(let l=0;l<e;l++){let[c,h,u,d]=[s(a-1,l),s(a-1,l+1),s(a,l+1),s(a,l)];this.faces.push(c,h,u,c,u,d)}let r=this.middle(t[0]),o=this.middle(t[t.length-1]);for(let a=0;a<e;a++)this.faces.push(r,s(0,a+1),s(0,a)),this.faces.push(o,s(t.length-1,a),s(t.length-1,a+1))}geometry(){let t=new He;return t.setIndex(this.faces),t.setAttribute("position",new he(this.places,3)),t.setAttribute("skinIndex",new yr(this.bones,4)),t.setAttribute("skinWeight",new he(this.weights,4)),t.setAttribute("color",new he(new Float32Array(this.places.length),3)),t.computeVertexNormals(),t}ring(t,e){let n=2/(t.square??2),s=r=>Math.sign(r)*Math.abs(r)**n;for(let r=0;r<e;r++){let o=2*Math.PI*r/e,a=t.at.clone().addScaledVector(t.wide,s(Math.cos(o))).addScaledVector(t.deep,s(Math.sin(o)));this.vertex(a,t.grip,t.shape?.(a,o)??t.paint)}}middle(t){return this.vertex(t.at.clone(),t.grip,t.paint),this.places.length/3-1}vertex(t,{bone:e,to:n,weight:s},r){this.places.push(t.x,t.y+this.aside,t.z),this.bones.push(e,n,0,0),this.weights.push(1-s,s,0,0),this.paints.push(r)}};function Mi(i){let t=i.map((e,n)=>{if(n===0||n===i.length-1)return 0;let[[s,r],[o,a],[l,c]]=[i[n-1],i[n],i[n+1]],[h,u]=[(a-r)/(o-s),(c-a)/(l-o)];return h*u<=0?0:2*h*u/(h+u)});return e=>{let n=i.length-1;if(e<=i[0][0])return i[0][1];if(e>=i[n][0])return i[n][1];let s=i.findIndex(([f])=>f>e)-1,[[r,o],[a,l]]=[i[s],i[s+1]],c=a-r,h=(e-r)/c,[u,d]=[h*h,h*h*h];return(2*d-3*u+1)*o+(d-2*u+h)*c*t[s]+(3*u-2*d)*l+(d-u)*c*t[s+1]}}function Fr(i,t,e){let n=Math.min(1,Math.max(0,(e-i)/(t-i)));return n*n*(3-2*n)}var UA=Mi([[0,.13],[.04,.2],[.14,.255],[.3,.295],[.5,.325],[.66,.33],[.82,.285],[.93,.18],[1,.03]]),Lv=Mi([[0,.31],[.05,.36],[.15,.375],[.3,.375],[.5,.38],[.66,.375],[.82,.3],[.93,.17],[1,0]]),Dv=Mi([[0,-.1],[.05,.02],[.15,.2],[.3,.34],[.5,.42],[.66,.44],[.82,.38],[.93,.26],[1,.06]]),Nv=.13;function Fv(i,t,e){let n=t.to.clone().sub(t.from),s=n.length()+t.link.radius;n.normalize();let r=t.origin.clone(),o=r.clone().addScaledVector(n,Nv*s),a=(1-Nv)*s,l=new D(1,0,0).addScaledVector(n,-n.x).normalize(),c=l.clone().cross(n),h={bone:t.index,to:t.index,weight:0},u=[0,.03,.08,.14,.22,.3,.38,.46,.54,.62,.7,.78,.85,.91,.96,.99].map(f=>({at:o.clone().addScaledVector(n,f*a).addScaledVector(l,.5*(Lv(f)-Dv(f))*a),wide:c.clone().multiplyScalar(UA(f)*a),deep:l.clone().multiplyScalar(.5*(Lv(f)+Dv(f))*a),grip:h,paint:f>.9?{name:"hair"}:{name:"skin"},square:2.1,shape:(g,y)=>{let p=Math.sin(y),m=p>0?.56+.26*p**1.5:.56+.36*p;return{name:f>m?"hair":"skin"}}}));i.tube(u,26),OA(i,o,n,l,c,a,h.bone);let d=.245*a;i.tube([-.3,-.12,.06,.24,.42,.6].map(f=>({at:r.clone().addScaledVector(n,f*.42*a).addScaledVector(l,.06*a*f),wide:c.clone().multiplyScalar(d*(1.08-.15*f)),deep:l.clone().multiplyScalar(d*(1.08-.15*f)),grip:{bone:e,to:t.index,weight:Fr(-.2,.5,f)},paint:{name:"skin"}})),14)}function OA(i,t,e,n,s,r,o){let a=[[.56,.37,.02,.012],[.5,.385,.034,.03],[.43,.395,.045,.055],[.37,.4,.06,.075],[.33,.395,.065,.065],[.305,.375,.045,.035]];i.tube(a.map(([l,c,h,u])=>({at:t.clone().addScaledVector(e,l*r).addScaledVector(n,c*r),wide:s.clone().multiplyScalar(-h*r),deep:n.clone().multiplyScalar(u*r),grip:{bone:o,to:o,weight:0},paint:{name:"skin"}})),8)}var kA=new D(1,0,0),kv=new D(0,0,1),jo={trunk:22,limb:14,foot:14,small:8},Au={arm:.9,leg:.55},BA=.42,Uv=[[-.16,.3],[-.12,.66],[-.05,.95],[.03,1.04],[.18,1.09],[.4,1.02],[.65,.88],[.85,.77]],zA=[[.06,1],[.14,.99],[.3,1.12],[.5,.97],[.72,.72],[.9,.57],[1.02,.55]],Ov=[[-.2,.3],[-.15,.72],[-.06,1.08],[.06,1.2],[.2,1.13],[.45,1.02],[.7,.88],[.88,.82]],VA=[[.1,.96],[.28,1.04],[.55,.84],[.85,.62],[1.01,.58]],GA=[[-.1,-.06],[.05,-.05],[.4,.12],[.85,.08]],HA=[[.06,.06],[.3,-.24],[.55,-.16],[.95,-.02]];function Bv(i){let t=new Tu,e=Iv(i),n=e.trunk.length?WA(e.trunk):.1,s=(r,o)=>i.planar?(r.side==="left"?1:-1)*o*n:0;e.trunk.length&&XA(t,e,n,i.planar),e.head&&Fv(t,e.head,e.trunk[e.trunk.length-1]?.index??e.head.index);for(let r of e.arms)t.aside=s(r,Au.arm),YA(t,r);for(let r of e.legs)t.aside=s(r,Au.leg),ZA(t,r);t.aside=0;for(let r of e.rest)Ru(t,r);return{loft:t,parts:e.parts}}function WA(i){return Math.max(...i.map(({radius:t})=>t))}function Jo(i,t,e){let n=Math.abs(i.x)>.8?kv:kA,s=n.clone().addScaledVector(i,-n.dot(i)).normalize();return{wide:s.clone().cross(i).multiplyScalar(t),deep:s.multiplyScalar(e)}}var Qo=i=>({bone:i,to:i,weight:0});function Ru(i,t){let{from:e,to:n,radius:s,index:r}=t,o=e.distanceTo(n);if(o<.001||t.link.box.length===6){t.link.box.length===6&&zv(i,[t]);return}let a=n.clone().sub(e).normalize(),l={name:t.side||"centre"},c=[-.98,-.7,0].map(u=>[u*s,Math.sqrt(1-u*u)]),h=[0,.7,.98].map(u=>[o+u*s,.85*Math.sqrt(1-u*u)]);i.tube([...c,...h].map(([u,d])=>({at:e.clone().addScaledVector(a,u),...Jo(a,d*s,d*s),grip:Qo(r),paint:l})),jo.small)}function XA(i,t,e,n){let{trunk:s,legs:r,arms:o,head:a}=t,l=(M,U,R)=>{let L=M.flatMap(({upper:z})=>z?[U(z)]:[]);return L.length?L.reduce((z,G)=>z+G,0)/L.length:R},c=a?.origin.z??s[s.length-1].to.z,h=l(r,({origin:M})=>M.z,s[0].from.z),u=Math.min(l(o,({origin:M})=>M.z,c-.1*(c-h)),c-.05*(c-h)),d=l(r,M=>M.radius,.6*e),f=n?Au.leg*e:l(r,({origin:M})=>Math.abs(M.y),.5*e),g=Math.max(f+.92*d,.8*e),y=n?Au.arm*e:l(o,({origin:M})=>Math.abs(M.y),1.1*e),p=.42*e,m=Mi([[-.19,.25*g],[-.16,.55*g],[-.08,.86*g],[.02,g],[.14,.98*g],[.38,.9*e],[.62,1.04*e],[.84,Math.max(1.1*e,.84*y)],[.98,.86*y],[1.05,.66*y],[1.12,Math.max(p,.42*y)],[1.2,p]]),_=Mi([[-.19,.3*e],[-.16,.5*e],[-.08,.74*e],[.04,.84*e],[.2,.76*e],[.38,.66*e],[.66,.78*e],[.82,.77*e],[.98,.58*e],[1.08,.44*e],[1.2,.38*e]]),w=Mi([[-.16,0],[.04,-.09*e],[.25,0],[.72,.08*e],[1,-.06*e],[1.2,-.02*e]]),b=h-.19*(u-h),C=Math.max(c+.015,u+.13*(u-h)),A=[],v=26;for(let M=0;M<=v;M++){let U=b+(C-b)*M/v,R=U<u?(U-h)/(u-h):1+.2*(U-u)/(C-u),L=R<.22;A.push({at:new D(s[0].origin.x+w(R),0,U),...Jo(kv,m(R),_(R)),square:2.3,grip:qA(s,U,.4*e),paint:L?{name:"shorts"}:{name:"centre"}})}i.tube(A,jo.trunk);for(let M of[...o,...r])for(let U of M.joints)Ru(i,U)}function qA(i,t,e){let n=Qo(i[0].index);for(let s=1;s<i.length;s++){let r=i[s].origin.z;if(t>r+e)n=Qo(i[s].index);else if(t>r-e)return{bone:i[s-1].index,to:i[s].index,weight:Fr(r-e,r+e,t)}}return n}function Cu(i,t,e,n,s=null){let r=t.map(({from:y,to:p})=>y.distanceTo(p)),o=r.map((y,p)=>r.slice(0,p).reduce((m,_)=>m+_,0)),a=y=>Mi(t.flatMap((p,m)=>y(p).map(([_,w])=>[o[m]+_*r[m],w*p.part.radius]))),l=a(y=>y.radius),c=a(y=>y.shift),h=t[0].radius[0][0]*r[0],u=t.length-1,d=o[u]+r[u]*t[u].radius[t[u].radius.length-1][0],f=t.length>1?26:14,g=[];for(let y=0;y<=f;y++){let p=h+(d-h)*(y/f)**1.25,m=u>0&&p>o[1]?1:0,{from:_,to:w,part:b}=t[m],C=w.clone().sub(_).normalize(),A=l(p),v=Jo(C,A,A),M=Qo(b.index);if(u>0){let R=.9*l(o[1]),L=Fr(o[1]-R,o[1]+R,p);M={bone:t[0].part.index,to:t[1].part.index,weight:L}}n!==null&&p>d-.1*r[u]&&(M={bone:b.index,to:n,weight:.5*Fr(d-.1*r[u],d,p)});let U=_.clone().addScaledVector(C,p-o[m]).addScaledVector(v.deep.clone().normalize(),c(p));g.push({at:U,...v,grip:M,paint:s&&p<BA*r[0]?s:e})}i.tube(g,jo.limb)}function YA(i,{side:t,upper:e,lower:n,ends:s}){if(!e)return;let r={name:t||"centre"},o=s[0],a=n?.origin??e.to,l={part:e,from:e.origin,to:a,radius:n?Ov:[...Ov,[1,.8]],shift:[[0,0],[.9,.05]]};if(!n)return Cu(i,[l],r,null);let c=o?.origin??n.from.clone().lerp(n.to,.76);Cu(i,[l,{part:n,from:a,to:c,radius:VA,shift:[[.1,.02],[1,0]]}],r,o?.index??null,{name:"centre"});let h=o?Math.max(o.from.distanceTo(o.to),.5*n.from.distanceTo(n.to)):.36*n.from.distanceTo(n.to)*(1/.76),u=(o&&o.to.distanceTo(o.from)>.02?o.to.clone().sub(o.from):c.clone().sub(a)).normalize();$A(i,o?.index??n.index,c,u,h,n.radius,t);for(let d of s.slice(1))Ru(i,d)}function $A(i,t,e,n,s,r,o){let a=Mi([[-.12,.52],[.05,.5],[.3,.46],[.6,.38],[.85,.3],[1,.12]]),l=Mi([[-.12,.52],[.05,.66],[.3,1],[.5,1.02],[.75,.86],[.93,.6],[1,.22]]),{wide:c,deep:h}=Jo(n,1,1),u=c.clone().multiplyScalar(Math.sign(c.y||1)*(o==="left"?-1:1)),d={name:"skin"},f=[-.12,0,.12,.26,.4,.55,.7,.82,.91,.97,1].map(p=>({at:e.clone().addScaledVector(n,p*s).addScaledVector(u,.5*r*p*p).addScaledVector(h,.25*r*p*p),...Jo(n,a(p)*r,l(p)*r),grip:Qo(t),paint:d,square:2.4}));i.tube(f,jo.small+2);let g=e.clone().addScaledVector(n,.12*s).addScaledVector(h,.5*r),y=n.clone().multiplyScalar(.8).addScaledVector(h,.5).addScaledVector(u,.3).normalize();i.tube([0,.35,.7,.92,1].map((p,m)=>({at:g.clone().addScaledVector(y,.48*s*p),...Jo(y,[.4,.36,.3,.24,.08][m]*r,[.4,.36,.3,.24,.08][m]*r),grip:Qo(t),paint:d})),jo.small)}function ZA(i,{side:t,upper:e,lower:n,ends:s}){let r={name:t||"centre"},o=s[0]??null;if(e){let l=n?.origin??o?.origin??e.to,c={part:e,from:e.origin,to:l,radius:n?Uv:[...Uv,[1,.7]],shift:GA};if(!n)Cu(i,[c],r,o?.index??null);else{let h=o?.origin??n.to;Cu(i,[c,{part:n,from:l,to:h,radius:zA,shift:HA}],r,o?.index??null,{name:"shorts"})}}let a=s.filter(({link:l})=>l.box.length===6);a.length&&zv(i,a);for(let l of s)a.includes(l)||Ru(i,l)}function zv(i,[t,e]){let[n,s,r,o,a,l]=t.link.box,c=t.origin.x+n-o,h=e?e.origin.x+e.link.box[0]+e.link.box[3]:t.origin.x+n+o,u=t.origin.z+r-l,d=h-c,f=Math.max(t.origin.z-u,.28*d),g=Math.min(.45,Math.max(.14,(t.origin.x-c)/d)),y=Mi([[0,.3*f],[.05,.72*f],[.6*g,1.05*f],[g+.03,1.1*f],[g+.2,.82*f],[.7,.5*f],[.88,.38*f],[.97,.26*f],[1,.16*f]]),p=Mi([[0,.34],[.05,.58],[.18,.7],[.45,.72],[.7,.96],[.82,.94],[.93,.72],[.98,.46],[1,.25]]),m=e?e.origin.x:h+1,_=[0,.025,.07,.13,.2,.28,.37,.46,.55,.62,.68,.74,.8,.86,.91,.95,.98,1].map(w=>{let b=c+w*d,C=.5*Math.max(.012,y(w)),A=e?Fr(m-.02,m+.02,b):0;return{at:new D(b,t.origin.y+s,u+C),wide:new D(0,p(w)*a,0),deep:new D(0,0,C),grip:{bone:t.index,to:e?.index??t.index,weight:A},paint:{name:"foot"},square:2.7,shape:v=>v.z<u+.2*f?{name:"sole"}:null}});i.tube(_,jo.foot)}var KA=new D(0,1,0),JA=new Ze,Al=class{constructor(t,e,n=!1){this.ghost=n;let{loft:s,parts:r}=Bv(t);this.loft=s,this.triangles=s.triangles;for(let a of r){let l=new Mo;this.links.push(l),this.group.add(l),this.target(a)}let o=new Ls({vertexColors:!0,roughness:.72,metalness:0,transparent:n,opacity:n?.3:1});this.skin=new Da(s.geometry(),o),this.skin.bind(new Fa(this.links,r.map(({origin:a})=>new ue().makeTranslation(a).invert())),new ue),this.skin.castShadow=this.skin.receiveShadow=!n,this.skin.frustumCulled=!1,n&&(this.skin.renderOrder=1),this.group.add(this.skin),this.group.visible=!1,this.recolour(e)}ghost;group=new Ge;links=[];meshes=[];triangles;loft;skin;recolour(t){let e=this.skin.geometry.getAttribute("color"),n=new se;this.loft.paints.forEach(({name:s,shade:r=1},o)=>{n.copy(this.ghost?t.ghost:t[s]).multiplyScalar(r),e.setXYZ(o,n.r,n.g,n.b)}),e.needsUpdate=!0}set drawn(t){this.skin.visible=t}pose(t,e){this.links.forEach((n,s)=>{let r=e+7*s;n.position.set(t[r],t[r+1],t[r+2]),n.quaternion.set(t[r+4],t[r+5],t[r+6],t[r+3])}),this.group.visible=!0}dispose(){this.group.traverse(t=>t.geometry?.dispose()),this.skin.skeleton.dispose(),this.skin.material.dispose()}target({index:t,link:e,from:n,to:s,origin:r,radius:o}){let a=n.distanceTo(s);if(a>0){let l=this.add(t,new za(o,a,4,10));l.quaternion.setFromUnitVectors(KA,s.clone().sub(n).normalize()),l.position.copy(n).add(s).multiplyScalar(.5).sub(r)}if(e.box.length===6){let[l,c,h,u,d,f]=e.box;this.add(t,new as(2*u,2*d,2*f)).position.set(l,c,h)}}add(t,e){let n=new ve(e,JA);return n.visible=!1,n.userData.link=t,this.links[t].add(n),this.meshes.push(n),n}};var jA=new D(0,1,0),QA=new wo(1,1,1,16).translate(0,.5,0),tC=new Ga(1,1,20).translate(0,-.5,0),eC=new D,Cl=class extends Ge{constructor(e=.014){super();this.thickness=e;this.add(this.shaft,this.head),this.visible=!1,this.renderOrder=3}thickness;material=new Ze({transparent:!0,toneMapped:!1});shaft=new ve(QA,this.material);head=new ve(tC,this.material);length=0;recolour(e){this.material.color.copy(e)}set opacity(e){this.material.opacity=e}point(e,n,s){if(this.visible=s>.01,this.length=s,!this.visible)return;let r=Math.min(.5*s,9*this.thickness),o=Math.min(this.thickness,.25*r);this.position.copy(e),this.quaternion.setFromUnitVectors(jA,eC.copy(n).normalize()),this.shaft.scale.set(o,s-.9*r,o),this.head.scale.set(.42*r,r,.42*r),this.head.position.y=s}};var nC=.42,iC=.7,sC=.05,Vv=.35,Pu=class{constructor(t){this.palette=t;this.group.add(this.push),this.recolour(t)}palette;group=new Ge;showPush=!0;showGround=!0;push=new Cl(.02);grounds=[];from=new D;force=new D;spot=[0,0,0];pushed=new D;pushedAt=new D;since=1/0;recolour(t){this.palette=t,this.push.recolour(t.push),this.grounds.forEach(({arrow:e})=>e.recolour(t.force))}draw(t,e,n,s,r,o){for(this.drawPush(t,s,r,o);this.grounds.length<e.feet.length;){let c=new Cl;c.recolour(this.palette.force),this.grounds.push({arrow:c,force:new D,at:new D}),this.group.add(c)}let a=nC*s/(n*9.81),l=Ve(t,ze.paused)?1:1-Math.exp(-o/sC);this.grounds.forEach((c,h)=>{let u=e.feet[h]?this.load(t,e,h):0;u>=1&&(this.from.divideScalar(u),c.force.length()<.02*n*9.81&&c.at.copy(this.from),c.at.lerp(this.from,l)),c.force.lerp(this.force,l);let d=rC(c.force.length()*a,iC*s);this.showGround&&d>.02*s?c.arrow.point(c.at,c.force,d):c.arrow.visible=!1})}get longest(){return Math.max(0,...this.grounds.map(({arrow:t})=>t.visible?t.length:0))}load(t,e,n){this.force.set(0,0,0),this.from.set(0,0,0);let s=0;for(let r of e.feet[n].contacts){let o=Math.max(0,e.force(t.data,r,2));e.place(t.data,r,this.spot),this.from.x+=o*this.spot[0],this.from.y+=o*this.spot[1],this.from.z+=o*this.spot[2],this.force.x+=e.force(t.data,r,0),this.force.y+=e.force(t.data,r,1),this.force.z+=e.force(t.data,r,2),s+=o}return s}drawPush(t,e,n,s){let{data:r}=t,o=Math.hypot(r[pt.push],r[pt.push+1],r[pt.push+2]);if(Ve(t,ze.pushed)&&o>.5?(this.pushed.set(r[pt.push],r[pt.push+1],r[pt.push+2]),this.pushedAt.set(r[pt.pushAt],r[pt.pushAt+1],r[pt.pushAt+2]),this.since=0):Ve(t,ze.paused)||(this.since+=s),this.push.visible=!1,!this.showPush||this.since>=Vv)return;let a=e*(.15+.5*Math.min(1.2,this.pushed.length()/n));this.from.copy(this.pushedAt).addScaledVector(this.force.copy(this.pushed).normalize(),-a-.08*e),this.push.opacity=1-this.since/Vv,this.push.point(this.from,this.pushed,a)}};function rC(i,t){let e=.6*t;if(i<=e)return i;let n=t-e;return e+n*(1-Math.exp(-(i-e)/n))}var Rl=200,oC=60,aC=1.1,Gv=.7,Hv=5,Wv=9;function Ip(i,t){if(!i.length)return 0;if(t<=i[0][0])return i[0][1];for(let e=1;e<i.length;e++){let[n,s]=i[e-1],[r,o]=i[e];if(t<r)return s+(t-n)/(r-n)*(o-s);if(t===r&&(e+1>=i.length||i[e+1][0]>t))return o}return i[i.length-1][1]}function lC(i,t,e){let n=i.filter(([s])=>s>t&&s<e);return[[t,Ip(i,t)],...n,[e,Ip(i,e)]]}var Iu=class{group=new Ge;mesh;material=new Ja({side:$n});colours;labels=[];textures=new Map;points=[];labelColour="#888888";middle=NaN;side=-1.5;planar=!1;centre={x:0,y:0};constructor(t){this.colours={grid:{value:t.grid.clone()},riser:{value:t.riser.clone()}},this.material.onBeforeCompile=e=>{e.uniforms.gridColour=this.colours.grid,e.uniforms.riserColour=this.colours.riser,e.vertexShader=e.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;
varying float vUp;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = position.xy;
vUp = abs(normal.z);`),e.fragmentShader=e.fragmentShader.replace("#include <common>",`#include <common>
${cC}`).replace("#include <color_fragment>",`#include <color_fragment>
diffuseColor.rgb = withGrid(diffuseColor.rgb);`)},this.mesh=new ve(new He,this.material),this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1,this.group.add(this.mesh);for(let e=0;e<Wv;e++){let n=new ve(new Is(1.6,.4),new Ze({transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-2}));n.renderOrder=1,this.labels.push(n),this.group.add(n)}this.recolour(t)}set showLabels(t){this.labels.forEach(e=>e.visible=t)}recolour(t){this.material.color.copy(t.ground),this.colours.grid.value.copy(t.grid),this.colours.riser.value.copy(t.riser),this.labelColour=`#${t.label.getHexString()}`,this.textures.forEach(e=>e.dispose()),this.textures.clear(),this.middle=NaN}build(t,e){this.points=t.points,this.planar=e,this.side=e?-.75:-1.5,this.middle=NaN,this.draw()}draw(){let{planar:t,centre:e}=this,n=t?aC:Rl,[s,r]=t?[-n,n]:[e.y-n,e.y+n],o=lC(this.points,e.x-Rl,e.x+Rl),a=[],l=(h,u,d,f)=>a.push(...h,...u,...d,...h,...d,...f);for(let h=1;h<o.length;h++){let[u,d]=o[h-1],[f,g]=o[h];if(l([u,s,d],[f,s,g],[f,r,g],[u,r,d]),t&&f>u)for(let y of[-n,n])l([u,y,d-Gv],[f,y,g-Gv],[f,y,g],[u,y,d])}let c=new He;c.setAttribute("position",new he(a,3)),c.computeVertexNormals(),this.mesh.geometry.dispose(),this.mesh.geometry=c}height(t){return Ip(this.points,t)}covers(t,e){return Math.abs(t-this.centre.x)<Rl&&Math.abs(e-this.centre.y)<Rl}follow(t,e){Math.max(Math.abs(t-this.centre.x),Math.abs(e-this.centre.y))>oC&&(this.centre={x:t,y:e},this.draw());let n=Math.round(t/Hv);n===this.middle||!this.labels[0].visible||(this.middle=n,this.labels.forEach((s,r)=>{let o=(n+r-(Wv-1)/2)*Hv,a=Math.atan2(this.height(o+.3)-this.height(o-.3),.6);s.position.set(o+.05,this.side,this.height(o)+.004),s.rotation.set(0,Math.abs(a)<.6?-a:0,0),s.material.needsUpdate=s.material.map===null,s.material.map=this.texture(o)}))}texture(t){let e=this.textures.get(t);if(e)return e;let n=document.createElement("canvas");n.width=256,n.height=64;let s=n.getContext("2d");s.font="500 34px system-ui, sans-serif",s.textAlign="left",s.textBaseline="middle",s.fillStyle=this.labelColour,s.fillText(`${t} m`,130,34,124);let r=new xr(n);return r.colorSpace=Bn,r.anisotropy=4,this.textures.size>64&&(this.textures.forEach(o=>o.dispose()),this.textures.clear()),this.textures.set(t,r),r}},cC=`
varying vec2 vPlace;
varying float vUp;
uniform vec3 gridColour;
uniform vec3 riserColour;
float lines(float every, float width, vec2 pixel) {
  vec2 off = abs(fract(vPlace / every - 0.5) - 0.5) * every / pixel;
  return 1.0 - min(min(off.x, off.y) / width, 1.0);
}
vec3 withGrid(vec3 base) {
  vec2 pixel = max(fwidth(vPlace), vec2(1e-5));
  if (vUp < 0.2) return riserColour;
  float apart = max(pixel.x, pixel.y);
  float fine = 0.55 * lines(1.0, 1.1, pixel) * (1.0 - smoothstep(0.08, 0.3, apart));
  float coarse = lines(5.0, 1.5, pixel) * (1.0 - smoothstep(0.4, 1.5, apart));
  return mix(base, gridColour, max(fine, coarse));
}`;var hC=["sky","ground","riser","grid","centre","left","right","foot","shorts","skin","hair","sole","zenith","ghost","ball","box","push","force","com","cop","polygon","target","pull","label"];function Lp(){let i=getComputedStyle(document.documentElement),t=hC.map(e=>[e,new se(i.getPropertyValue(`--view-${e}`).trim()||"#888888")]);return Object.fromEntries(t)}var Lu=15,uC=.06,Du=class{constructor(t){this.palette=t;for(let e=0;e<Lu;e++){let n=new Ze({transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-3}),s=new ve(new er(Fu(),10),n);s.visible=!1,s.matrixAutoUpdate=!1,s.renderOrder=1,this.pool.push(s),this.group.add(s)}}palette;group=new Ge;pool=[];order=[];stands=new Map;clear(){this.stands.clear(),this.order.length=0,this.pool.forEach(t=>t.visible=!1)}recolour(t){this.palette=t,this.order.forEach(e=>e.material.color.copy(t[e.userData.side]))}draw(t,e){for(let n of e.feet){let s=n.contacts.every(o=>e.touches(t,o)),r=this.stands.get(n);e.down(t,n)?(s||!r?.flat)&&this.stands.set(n,dC(t,e,n,s)):r&&(this.stands.delete(n),this.addPrint(r,n))}}addPrint(t,e){let n=e.side==="right"?"right":"left",s=this.order.findLast(o=>o.userData.side===n);if(s&&t.centre.distanceTo(s.userData.centre)<uC)return;let r=this.order.length<Lu?this.pool.find(o=>!o.visible):this.order.shift();r.userData={side:n,centre:t.centre},r.material.color.copy(this.palette[n]),Nu(r,t,n),r.visible=!0,this.order.push(r),this.order.forEach((o,a)=>o.material.opacity=.75*(a+1+Lu-this.order.length)/Lu)}};function Nu(i,{turned:t,length:e,width:n,centre:s},r){let o=n*(r==="right"?-1:1);i.matrix.copy(t).scale(new D(e,o,1)).setPosition(s)}function dC(i,t,e,n){let s=e.contacts.map(o=>new D(...t.place(i,o,[]))),r=t.rotation(i,e);return{flat:n,...Dp(s,new D(1,0,0).applyQuaternion(r),new D(0,1,0).applyQuaternion(r))}}function Dp(i,t,e){let n=i.reduce((h,u)=>h.add(u),new D).divideScalar(i.length),s=h=>{let u=i.map(d=>d.dot(h));return[Math.min(...u),Math.max(...u)]},[r,o]=s(t),[a,l]=s(e),c=new D().crossVectors(t,e);return n.addScaledVector(t,(r+o)/2-n.dot(t)),n.addScaledVector(c,.004),{centre:n,turned:new ue().makeBasis(t,e,c),length:Math.max(.12,o-r+.03),width:Math.max(.07,l-a)}}function Fu(){let i=new To;return i.moveTo(-.5,.02),i.bezierCurveTo(-.5,.36,-.3,.38,-.12,.3),i.bezierCurveTo(.05,.24,.1,.5,.28,.5),i.bezierCurveTo(.42,.5,.5,.2,.5,-.02),i.bezierCurveTo(.5,-.34,.36,-.5,.2,-.48),i.bezierCurveTo(.02,-.45,-.06,-.3,-.24,-.34),i.bezierCurveTo(-.42,-.38,-.5,-.3,-.5,.02),i}var Pl=new D;function Fi(i,t,e,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;Pl.copy(t),Pl[n]=0,Pl.normalize();let c=.5*o/(o+a),h=1-Pl.angleTo(i)/l;return Math.sign(Pl[e])===1?h*c:a/(o+a)+c+c*(1-h)}var Uu=class i extends as{constructor(t=1,e=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(t/2,e/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:t,height:e,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new D,c=new D,h=new D(t,e,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,g=u.length/6,y=new D,p=.5/o;for(let m=0,_=0;m<u.length;m+=3,_+=2)switch(l.fromArray(u,m),c.copy(l),c.x-=Math.sign(c.x)*p,c.y-=Math.sign(c.y)*p,c.z-=Math.sign(c.z)*p,c.normalize(),u[m+0]=h.x*Math.sign(l.x)+c.x*r,u[m+1]=h.y*Math.sign(l.y)+c.y*r,u[m+2]=h.z*Math.sign(l.z)+c.z*r,d[m+0]=c.x,d[m+1]=c.y,d[m+2]=c.z,Math.floor(m/g)){case 0:y.set(1,0,0),f[_+0]=Fi(y,c,"z","y",r,n),f[_+1]=1-Fi(y,c,"y","z",r,e);break;case 1:y.set(-1,0,0),f[_+0]=1-Fi(y,c,"z","y",r,n),f[_+1]=1-Fi(y,c,"y","z",r,e);break;case 2:y.set(0,1,0),f[_+0]=1-Fi(y,c,"x","z",r,t),f[_+1]=Fi(y,c,"z","x",r,n);break;case 3:y.set(0,-1,0),f[_+0]=1-Fi(y,c,"x","z",r,t),f[_+1]=1-Fi(y,c,"z","x",r,n);break;case 4:y.set(0,0,1),f[_+0]=1-Fi(y,c,"x","y",r,t),f[_+1]=1-Fi(y,c,"y","x",r,e);break;case 5:y.set(0,0,-1),f[_+0]=Fi(y,c,"x","y",r,t),f[_+1]=1-Fi(y,c,"y","x",r,e);break}}static fromJSON(t){return new i(t.width,t.height,t.depth,t.segments,t.radius)}};var Ou=class{group=new Ge;ball=new Ls({roughness:.45});seam=new Ls({roughness:.6});box=new Ls({roughness:.8});things=[];made="";constructor(t){this.recolour(t)}recolour(t){this.ball.color.copy(t.ball),this.seam.color.copy(t.ball).multiplyScalar(.6),this.box.color.copy(t.box)}build(t){let e=JSON.stringify(t);e!==this.made&&(this.made=e,this.group.traverse(n=>n.geometry?.dispose()),this.group.clear(),this.things=t.map(n=>{let s=new ve(fC(n),n.kind==="ball"?this.ball:this.box);return s.castShadow=s.receiveShadow=!0,s.visible=!1,n.kind==="ball"&&s.add(new ve(new Ka(n.size[0]*1.03,1),this.seam)),this.group.add(s),s}))}pose(t,e){this.things.forEach((n,s)=>{let r=e+7*s;n.visible=Number.isFinite(t[r]),n.visible&&(n.position.set(t[r],t[r+1],t[r+2]),n.quaternion.set(t[r+4],t[r+5],t[r+6],t[r+3]))})}};function fC({kind:i,size:t}){if(i==="ball")return new Pi(t[0],32,20);let[e,n,s]=t;return new Uu(2*e,2*n,2*s,2,Math.min(.02,.3*Math.min(e,n,s)))}var pC=.05555555555555555,mC=1/45,gC=12,_C=.4,ku=class{constructor(t){this.best=t;this.ratio=t}best;ratio;frames=0;sum=0;paced(t){if(t>1||(this.sum+=t,++this.frames<gC))return!1;let e=this.sum/this.frames;this.frames=this.sum=0;let n=e>pC?this.ratio*.75:e<mC?this.ratio*1.15:this.ratio,s=this.ratio;return this.ratio=Math.min(this.best,Math.max(_C,n)),this.ratio!==s}};var Xv=[.05,.11],vC=.35,qv=.1,yC=new ue().makeRotationZ(-Math.PI/2),Il=class{constructor(t){this.palette=t}palette;group=new Ge;prints=[];sides=[];meshes=[];textures=new Map;outline=xC();whole=new er(Fu(),10);square=new Is(qv,qv);get counts(){let t=this.prints.filter(({number:e})=>e===0).length;return{before:t,after:this.prints.length-t}}show(t,e){JSON.stringify(t)!==JSON.stringify(this.prints)&&(this.prints=t,this.sides=e,this.build())}recolour(t){this.palette=t,this.textures.forEach(e=>e.dispose()),this.textures.clear(),this.build()}build(){this.group.clear(),this.meshes.forEach(t=>t.material.dispose()),this.meshes=[];for(let t of this.prints)this.add(t)}add({foot:t,number:e,points:n,ahead:s}){let r=new D(...s).normalize(),o=new D(0,0,1).cross(r).normalize(),a=Dp(n.map(u=>new D(...u)),r,o),l=this.sides[t]??"",c=e?this.palette[l==="right"?"right":"left"]:this.palette.label;if(e&&Nu(this.mesh(this.whole,2,{color:c,opacity:vC}),a,l),Nu(this.mesh(this.outline,3,{color:c}),a,l),!e)return;this.mesh(this.square,4,{map:this.texture(e)}).matrix.copy(a.turned).multiply(yC).setPosition(a.centre)}mesh(t,e,n){let s={transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-4},r=new ve(t,new Ze({...s,...n}));return r.matrixAutoUpdate=!1,r.renderOrder=e,this.meshes.push(r),this.group.add(r),r}texture(t){let e=this.textures.get(t);if(e)return e;let n=document.createElement("canvas");n.width=n.height=64;let s=n.getContext("2d");s.font="700 46px system-ui, sans-serif",s.textAlign="center",s.textBaseline="middle",s.fillStyle=`#${this.palette.com.getHexString()}`,s.fillText(String(t),32,34,60);let r=new xr(n);return r.colorSpace=Bn,r.anisotropy=4,this.textures.set(t,r),r}};function xC(){let i=Fu(),t=new Ct(1-2*Xv[0],1-2*Xv[1]);return i.holes.push(new br(i.getPoints(10).map(e=>e.multiply(t)))),new er(i,10)}var Yv=120,bC=.6,Bu=class{mesh;constructor(t){let e=new Ze({vertexColors:!0,side:zn,fog:!1,depthWrite:!1,toneMapped:!1}),n=new Pi(Yv,20,24).rotateX(Math.PI/2);n.setAttribute("color",new Ri(new Float32Array(3*n.getAttribute("position").count),3)),this.mesh=new ve(n,e),this.mesh.renderOrder=-10,this.mesh.frustumCulled=!1,this.recolour(t)}recolour(t){let e=this.mesh.geometry.getAttribute("position"),n=this.mesh.geometry.getAttribute("color"),s=new se;for(let r=0;r<e.count;r++){let o=Math.max(0,e.getZ(r)/Yv);s.lerpColors(t.sky,t.zenith,o**bC),n.setXYZ(r,s.r,s.g,s.b)}n.needsUpdate=!0}follow(t){this.mesh.position.copy(t.position)}};var SC=.006,$v={path:.06,way:.02},zu=class{group=new Ge;coming=new Ge;path=Zv(.6);way=Zv(.8);points=[];constructor(t){this.coming.add(this.way),this.group.add(this.path,this.coming),this.recolour(t)}get corners(){return this.points.length}showPath(t,e){this.points=t,Kv(this.path,t,$v.path,e)}showWay(t,e){Kv(this.way,t,$v.way,e)}recolour(t){this.path.material.color.copy(t.target),this.way.material.color.copy(t.label)}};function Zv(i){let t=new Ze({transparent:!0,opacity:i,depthWrite:!1,side:$n,polygonOffset:!0,polygonOffsetFactor:-2}),e=new ve(new He,t);return e.frustumCulled=!1,e.renderOrder=1,e.visible=!1,e}function Kv(i,t,e,n){let s=t.filter(([a,l],c)=>c===0||Math.hypot(a-t[c-1][0],l-t[c-1][1])>1e-4);if(i.visible=s.length>1,i.geometry.dispose(),i.geometry=new He,s.length<2)return;let r=[],o=[];s.forEach(([a,l],c)=>{let[h,u]=[s[Math.max(0,c-1)],s[Math.min(s.length-1,c+1)]],d=Math.atan2(u[1]-h[1],u[0]-h[0]),[f,g]=[-Math.sin(d)*e/2,Math.cos(d)*e/2],y=n(a)+SC;r.push(a+f,l+g,y,a-f,l-g,y),c>0&&o.push(2*c-2,2*c-1,2*c,2*c,2*c-1,2*c+1)}),i.geometry.setAttribute("position",new he(r,3)),i.geometry.setIndex(o)}var Gu=["ghost","prints","coming","pushes","forces","mass","pressure","polygon","labels"],Np={ghost:!1,prints:!0,coming:!0,pushes:!0,forces:!0,mass:!1,pressure:!1,polygon:!1,labels:!0},Vu=class{constructor(t,e=!1,n=!1){this.host=t;this.low=e;this.full=n;this.canvas.className="view-canvas",this.canvas.tabIndex=-1,this.canvas.setAttribute("aria-label","The character walking, in three dimensions"),t.prepend(this.canvas),this.renderer=new Yh({canvas:this.canvas,antialias:!e,powerPreference:"high-performance"}),this.renderer.shadowMap.enabled=!e,this.renderer.shadowMap.type=Mr,this.cameras=new Su(this.canvas),this.quality=new ku(e?.5:Math.min(2,devicePixelRatio)),this.sky=new Bu(this.palette),this.ground=new Iu(this.palette),this.props=new Ou(this.palette),this.prints=new Du(this.palette),this.pushPrints=new Il(this.palette),this.comingPrints=new Il(this.palette),this.ways=new zu(this.palette),this.forces=new Pu(this.palette),this.balance=new Eu(this.palette),this.space.fog=this.fog,this.addLights(),this.space.add(this.sky.mesh,this.ground.group,this.props.group,this.prints.group,this.pushPrints.group),this.space.add(this.forces.group,this.balance.group,this.comingPrints.group,this.ways.group),this.recolour(),new ResizeObserver(()=>this.resize()).observe(t),this.resize()}host;low;full;canvas=document.createElement("canvas");cameras;space=new Ia;ground;pushPrints;comingPrints;ways;body=null;layout=null;feet=null;maxForce=500;renderer;sun=new Ro(16774374,2.1);rim=new Ro(14674687,.9);skylight=new tl(16777215,13616827,1.35);fog=new Pa(16777215,12,70);sky;quality;props;prints;outlinesPushes=!1;forces;balance;ghost=null;scene=null;bodyMade="";groundMade="";palette=Lp();shown={...Np};com=new D;velocity=new D;lastTime=0;get camera(){return this.cameras.camera}show(t,e){this.shown[t]=e,this.prints.group.visible=this.shown.prints&&!this.outlinesPushes,this.pushPrints.group.visible=this.shown.prints&&this.outlinesPushes,this.comingPrints.group.visible=this.ways.coming.visible=this.shown.coming,this.forces.showGround=this.shown.forces,this.balance.showMass=this.shown.mass,this.balance.showPressure=this.shown.pressure,this.balance.showPolygon=this.shown.polygon,this.ground.showLabels=this.shown.labels}outlinePushes(t){this.outlinesPushes=t,this.show("prints",this.shown.prints)}showPushPrints(t){this.pushPrints.show(t,this.feet?.feet.map(({side:e})=>e)??[])}showComing({way:t,prints:e}){this.comingPrints.show(e,this.feet?.feet.map(({side:n})=>n)??[]),this.ways.showWay(t,n=>this.ground.height(n))}showPath(t){this.ways.showPath(t,e=>this.ground.height(e))}setScene(t){let e=JSON.stringify(t.character),n=JSON.stringify([t.ground.points,t.character.planar]);if(this.scene=t,this.layout=new Jr(t),e!==this.bodyMade){for(let s of[this.body,this.ghost])s&&(this.space.remove(s.group),s.dispose());this.body=new Al(t.character,this.palette),this.ghost=new Al(t.character,this.palette,!0),this.feet=new zo(t.character,this.layout),this.space.add(this.body.group,this.ghost.group),this.bodyMade=e,this.restart()}n!==this.groundMade&&(this.ground.build(t.ground,t.character.planar),this.groundMade=n,this.restart()),this.props.build(t.props)}pose(t,e,n=!0){let{body:s,layout:r,feet:o,scene:a}=this;if(t&&s&&r&&o&&a){let{data:l}=t;(t.time<this.lastTime-1e-6||t.time>this.lastTime+1)&&this.restart(),this.lastTime=t.time,s.pose(l,r.links),this.props.pose(l,r.props);let c=this.shown.ghost&&Ve(t,ze.ghost);c&&this.ghost.pose(l,r.ghost),this.ghost.group.visible=c,this.prints.draw(l,o),this.forces.showPush=this.shown.pushes&&n,this.forces.draw(t,o,a.character.mass,a.character.height,this.maxForce,e),this.balance.draw(t,o,h=>this.ground.height(h)),this.com.fromArray(l,pt.com),this.velocity.fromArray(l,pt.velocity),Ve(t,ze.paused)?this.velocity.set(0,0,0):this.velocity.multiplyScalar(Math.min(4,l[pt.rate]||0)),this.cameras.follow(this.com,this.velocity,l[pt.heading],this.ground.height(this.com.x),e),this.follow()}}render(){this.sky.follow(this.camera),this.renderer.render(this.space,this.camera)}paced(t){!this.low&&!this.full&&this.quality.paced(t)&&this.resize()}get longestForce(){return this.forces.longest/(this.scene?.character.height||1)}get triangles(){return this.renderer.info.render.triangles}pixels(){return new Set(new Uint32Array(this.bytes().buffer)).size}image(){let t=this.bytes(),e=2166136261,n=0;for(let s=0;s<t.length;s++)e=Math.imul(e^t[s],16777619),s%4<3&&(n+=t[s]);return{hash:e>>>0,light:n/(.75*255*t.length)}}bytes(){this.render();let t=this.renderer.getContext(),e=new Uint8Array(4*t.drawingBufferWidth*t.drawingBufferHeight);return t.readPixels(0,0,t.drawingBufferWidth,t.drawingBufferHeight,t.RGBA,t.UNSIGNED_BYTE,e),e}onPage(t){let e=this.scene?.character.links.findIndex(c=>c.name===t)??-1,n=this.body?.meshes.find(c=>c.userData.link===e);if(!n)return null;this.camera.updateMatrixWorld();let s=n.getWorldPosition(new D).project(this.camera),{left:r,top:o,width:a,height:l}=this.canvas.getBoundingClientRect();return[r+(s.x+1)/2*a,o+(1-s.y)/2*l]}recolour(){this.palette=Lp(),this.renderer.setClearColor(this.palette.sky),this.fog.color.copy(this.palette.sky);let t=this.palette.sky.getHSL({h:0,s:0,l:0}).l<.4;this.skylight.groundColor.set(t?4935512:12103330);let e=[this.prints,this.pushPrints,this.comingPrints,this.ways,this.forces,this.balance];for(let n of[this.sky,this.ground,this.props,...e,this.body,this.ghost])n?.recolour(this.palette)}restart(){this.prints.clear(),this.cameras.cut(this.scene?.character.height||1.8)}addLights(){this.sun.castShadow=!this.low,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=3.5,this.sun.shadow.intensity=.85,this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.015;let{camera:t}=this.sun.shadow;t.left=t.bottom=-2.2,t.right=t.top=2.2,t.near=1,t.far=16,this.skylight.position.set(0,0,1),this.space.add(this.skylight,this.sun,this.sun.target,this.rim,this.rim.target)}follow(){let t=this.ground.height(this.com.x);this.sun.target.position.set(this.com.x,this.com.y,t),this.sun.position.set(this.com.x-2.5,this.com.y-3.5,t+7),this.rim.target.position.copy(this.sun.target.position),this.rim.position.set(this.com.x+4,this.com.y+3,t+2.5),this.ground.follow(this.cameras.target.x,this.cameras.target.y)}resize(){let{clientWidth:t,clientHeight:e}=this.host;!t||!e||(this.renderer.setPixelRatio(this.quality.ratio),this.renderer.setSize(t,e,!1),this.cameras.resize())}};var MC={follow:"From behind, following the character",side:"From the right side",front:"From the front",free:"Free: drag to rotate, wheel to zoom, right-drag to pan"},wC={ghost:"Ghost (reference motion)",prints:"Footprints",coming:"Coming steps",pushes:"Pushes",forces:"Ground forces",mass:"Centre of mass",pressure:"Centre of pressure",polygon:"Support polygon",labels:"Distance labels"};function Jv(i){let t=Kr("camera","Camera",Tl.map(e=>({name:e,text:e,title:`${MC[e]} (C: next camera)`})),e=>i.cameras.use(e));return i.cameras.changed=e=>t.show(e),t.show(i.cameras.mode),t.element}function jv(i,t=()=>{}){let e=new Set((Xs("show")??"").split(",")),n={...Np};for(let c of Gu)e.has(`+${c}`)&&(n[c]=!0),e.has(`-${c}`)&&(n[c]=!1);let s=new Map,r=(c,h)=>{n[c]=h,s.get(c).checked=h,i.show(c,h),Ws("show",Gu.map(u=>`${n[u]?"+":"-"}${u}`).join(",")),t(c,h)},o=O("div",{class:"show-list",test:"show-list",hidden:!0,role:"group",label:"What to show"},...Gu.map(c=>{let h=O("input",{type:"checkbox",test:`show-${c}`,onchange:()=>r(c,h.checked)});return h.checked=n[c],s.set(c,h),i.show(c,n[c]),O("label",{class:"show-item"},h,O("span",{class:`show-key ${c}`}),wC[c])})),a=ee({test:"show-menu",text:"Show",icon:"eye",title:"What to draw in the view",act:()=>{o.hidden=!o.hidden,a.setAttribute("aria-expanded",String(!o.hidden))}});a.setAttribute("aria-expanded","false");let l=O("div",{class:"show-menu"},a,o);return document.addEventListener("pointerdown",c=>{o.hidden||l.contains(c.target)||(o.hidden=!0,a.setAttribute("aria-expanded","false"))}),{element:l,toggle:c=>r(c,!n[c]),isOn:c=>n[c]}}function Qv(i){let t=O("output",{class:"fact-speed",test:"speed",title:"Speed of the centre of mass [m/s]"},"–"),e=O("output",{class:"fact",test:"state",title:"State of the controller, and phase in the step"}),n=(l,c,h)=>O("span",{class:`badge ${l}`,test:`badge-${l}`,title:h,hidden:!0},c),s=n("fell","fell","The character has fallen: reset (R) or rewind"),r=n("changing","changing gait","Changing to another gait"),o=n("recording","recording","The motion is being recorded"),a=NaN;return i.on("frame",l=>{let{data:c}=l,h=Math.hypot(c[pt.velocity],c[pt.velocity+1]);a=Number.isFinite(a)&&!i.paused?a+.08*(h-a):h,Te(t,`${Wt(a)} m/s`);let u=c[pt.state],d=c[pt.phase],f=Number.isFinite(d)?`, ${Wt(100*d,0).padStart(2," ")} %`:"";Te(e,Number.isFinite(u)?`state ${Wt(u,0)}${f}`:""),s.hidden=!Ve(l,ze.fallen),r.hidden=!Ve(l,ze.changing),o.hidden=!Ve(l,ze.recording)}),O("div",{class:"facts",test:"facts"},t,e,s,r,o)}var EC=800,TC=1.2,AC=.15,Hu=class{constructor(t){this.studio=t;t.on("skill",({id:e})=>{e!==this.skill&&(this.skill=e,this.speed=this.heading=this.lateral=null,this.setWalksTo(!1),this.setDraws(!1))})}studio;walksTo=!1;draws=!1;changed=()=>{};speed=null;heading=null;lateral=null;asked=-1/0;stick={x:0,y:0};gamepadUsed=!1;ticked=0;skill="";command={};commands=Bi(20,()=>{this.studio.send("steer",this.command),this.command={}});get able(){return this.studio.holds&&this.studio.steerable}get askedSpeed(){let t=this.studio.frame?.data[pt.askedSpeed]??NaN;return this.fresh&&this.speed!==null?this.speed:Number.isFinite(t)?t:this.studio.skill?.speed??0}get askedHeading(){let t=this.studio.frame?.data[pt.askedHeading]??NaN;return this.fresh&&this.heading!==null?this.heading:Number.isFinite(t)?t:(this.studio.frame?.data[pt.heading]??0)||0}steer(t){this.able&&(this.asked=performance.now(),t.speed!==void 0&&(this.speed=t.speed),t.heading!==void 0&&(this.heading=t.heading),t.lateral!==void 0&&(this.lateral=t.lateral),Object.assign(this.command,t),this.commands.call(),this.changed())}faster(t){this.steer({speed:Wn(Math.round((this.askedSpeed+t)*100)/100,-1.5,5)})}get askedLateral(){let t=this.studio.frame?.data[pt.askedLateral]??NaN;return this.fresh&&this.lateral!==null?this.lateral:Number.isFinite(t)?t:0}sideways(t){this.steer({lateral:Wn(Math.round((this.askedLateral+t)*100)/100,-2,2)})}turn(t){this.steer({heading:this.askedHeading+t})}face(t){let e=this.askedHeading;this.steer({heading:e+ns(t-e)})}useOwnSpeed(){this.steer({speed:null,lateral:null}),this.speed=null}walkTo(t,e){this.able&&this.studio.send("target",{x:t,y:e})}clearTarget(){this.able&&this.studio.send("target",{off:!0})}setWalksTo(t){this.walksTo=t,t&&(this.draws=!1),this.changed()}followPath(t){this.able&&this.studio.send("path",{points:t})}clearPath(){this.followPath([])}setDraws(t){this.draws=t,t&&(this.walksTo=!1),this.changed()}setStick(t,e){let n=this.stick.x===0&&this.stick.y===0;this.stick={x:t,y:e},t===0&&e===0&&!n&&this.steer({speed:null})}tick(t){let e=Math.min(.1,(t-this.ticked)/1e3);this.ticked=t,this.readGamepad();let{x:n,y:s}=this.stick;if(n===0&&s===0||!this.able)return;let r=this.studio.skill?.speed||.8,o=s===0?{}:{speed:Math.round(100*r*(1+s))/100};this.steer({heading:this.askedHeading-n*TC*e,...o})}get fresh(){return performance.now()-this.asked<EC}readGamepad(){let t=navigator.getGamepads?.().find(r=>r?.connected&&r.axes.length>=2),e=r=>Math.abs(r)<AC?0:r,n=t?e(t.axes[0]):0,s=t?-e(t.axes[1]):0;n!==0||s!==0?(this.gamepadUsed=!0,this.setStick(n,s)):this.gamepadUsed&&(this.gamepadUsed=!1,this.setStick(0,0))}};var Wu=class{connected=!1;hello=null;skills=[];scene=null;layout=null;skill=null;graph=null;holder=null;envelope=null;pushes=[];fall=null;clip=null;frame=null;frames=0;tab="play";jobs=new Map;listeners=new Map;connection;constructor(){this.connection=new Wl({opened:()=>this.setConnected(!0),lost:()=>this.setConnected(!1),text:t=>this.handle(t),bytes:t=>this.receive(t)})}on(t,e){let n=this.listeners.get(t)??[];n.push(e),this.listeners.set(t,n)}emit(t,e){for(let n of this.listeners.get(t)??[])n(e)}send(t,e={}){return this.connection.send({do:t,...e})}get holds(){return this.connected&&(this.holder?.you??!1)}get paused(){return this.frame!==null&&Ve(this.frame,ze.paused)}get fallen(){return this.frame!==null&&Ve(this.frame,ze.fallen)}get steerable(){return this.skill?this.skills.find(({id:t})=>t===this.skill.id)?.steerable??!0:!1}get ownSkills(){let t=this.bodyName;return this.skills.filter(({character:e})=>e===t)}get bodyName(){return this.skills.find(({id:e})=>e===this.skill?.id)?.character??this.scene?.character.name??""}setConnected(t){this.connected=t,t||(this.holder=null),this.emit("link",t)}receive(t){let e=am(t);!e||!this.layout||e.serial!==this.scene?.serial||!this.layout.fits(e)||(this.frame=e,this.frames++,this.emit("frame",e))}handle(t){switch(t.is){case"hello":this.hello=t,this.skills=t.skills,this.emit("hello",t),this.emit("skills",this.skills);break;case"skills":this.skills=t.skills,this.emit("skills",this.skills);break;case"scene":this.scene=t,this.layout=new Jr(t),this.emit("scene",t);break;case"skill":this.skill=t,t.authorable||(this.graph=null),this.emit("skill",t);break;case"graph":this.emit("graph",this.graph=t);break;case"holder":this.emit("holder",this.holder=t);break;case"envelope":this.emit("envelope",this.envelope=t);break;case"pushes":this.pushes=t.pushes,this.emit("pushes",t);break;case"coming":this.emit("coming",t);break;case"job":this.jobs.set(t.id,t),this.emit("job",t);break;case"fall":this.emit("fall",this.fall=t);break;case"note":this.emit("note",t);break;case"error":this.emit("error",t);break;case"clip":this.emit("clip",t);break;case"file":this.emit("file",t);break}}};function ty(i,t){let e=t.map(({name:c,text:h,title:u,icon:d})=>O("button",{type:"button",role:"tab",class:"tab",id:`tab-${c}`,test:`tab-${c}`,title:u,"aria-controls":`panel-${c}`,onclick:()=>o(c),onkeydown:f=>a(f,c)},di(d),O("span",{},h))),n=t.map(({name:c,panel:h})=>O("div",{role:"tabpanel",class:"panel",id:`panel-${c}`,test:`panel-${c}`,"aria-labelledby":`tab-${c}`},h)),s=O("aside",{class:"side",label:"Controls"},O("div",{class:"tabs",role:"tablist",label:"Panels"},...e),O("div",{class:"panels"},...n));function r(c){i.tab=c,t.forEach((h,u)=>{let d=h.name===c;e[u].setAttribute("aria-selected",String(d)),e[u].tabIndex=d?0:-1,n[u].hidden=!d}),s.classList.remove("away"),Ws("tab",c),i.emit("tab",c)}function o(c){i.tab===c?s.classList.toggle("away"):r(c)}function a(c,h){let u=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!u)return;c.preventDefault();let d=(t.findIndex(f=>f.name===h)+u+t.length)%t.length;r(t[d].name),e[d].focus()}let l=Xs("tab");return r(t.some(({name:c})=>c===l)?l:t[0].name),{element:s,open:r}}var Xu=["auto","light","dark"],CC={auto:"auto",light:"sun",dark:"moon"},RC={auto:"system setting",light:"light",dark:"dark"};function ey(i){let t=matchMedia("(prefers-color-scheme: dark)"),e=Xs("theme")??"auto";Xu.includes(e)||(e="auto");let n=ee({test:"theme",icon:"auto",title:"Theme",kind:"quiet",act:()=>{e=Xu[(Xu.indexOf(e)+1)%Xu.length],Ws("theme",e),s()}});function s(){let r=e==="dark"||e==="auto"&&t.matches,o=document.documentElement;o.dataset.dark=r?"yes":"no",o.dataset.theme=e,n.replaceChildren(di(CC[e])),n.title=`Theme: ${RC[e]}`,n.setAttribute("aria-label",n.title),i(r)}return t.addEventListener("change",s),s(),n}var PC={note:4500,error:8e3},IC=4;function ny(i){let t=O("div",{class:"toasts",test:"toasts",role:"status","aria-live":"polite"});function e(n,s){let r=t.lastElementChild;if(r?.dataset.words===s&&!r.classList.contains("going"))return;let o=O("div",{class:`toast ${n}`,test:`toast-${n}`,"data-words":s},O("span",{},s),O("button",{type:"button",class:"toast-close",label:"Close",title:"Close",onclick:()=>a()},"×")),a=()=>{o.classList.add("going"),setTimeout(()=>o.remove(),250)};for(t.append(o);t.childElementCount>IC;)t.firstElementChild.remove();setTimeout(a,PC[n])}return i.on("note",({text:n})=>e("note",n)),i.on("error",({text:n})=>e("error",n)),t}function iy(i,t,e){let n=O("span",{class:"top-lost",test:"connection-lost",role:"alert"},"Connection lost, trying again …"),s=DC(i),r=()=>{n.hidden=i.connected,s.hidden=!i.connected};return i.on("link",r),r(),O("header",{class:"top",test:"top"},O("span",{class:"brand"},di("person"),O("span",{},"Footfall",O("i",{}," studio"))),LC(i),s,n,O("span",{class:"spring"}),...NC(i),O("a",{class:"button quiet",test:"to-crowd",href:vs("/crowd"),title:"A crowd that answers pushes"},O("span",{},"Crowd")),t,O("button",{type:"button",class:"button quiet bare help-button",test:"help",title:"Keys (?)",label:"Help: keys",onclick:e},"?"))}function LC(i){let t=O("strong",{class:"top-skill",test:"skill-title"},"…"),e=O("span",{class:"top-body",test:"character-title"});return i.on("skill",({title:n,about:s,kinematic:r,kinematic_root:o})=>{Te(t,r?`${n} · no forces`:o?`${n} · kinematic root`:n),t.title=s,document.title=`${n} – Footfall studio`}),i.on("scene",({character:n})=>Te(e,n.title)),O("span",{class:"top-titles"},t,e)}function DC(i){let e=O("output",{class:"top-rate",test:"achieved-rate",title:"Achieved rate: simulated over real time"},"–"),n=0;return i.on("frame",({data:s})=>{let r=performance.now();r-n<250||(n=r,Te(e,i.paused?"paused":`${Wt(s[pt.rate])}×`),e.classList.toggle("paused",i.paused))}),e}function NC(i){let t=O("span",{class:"top-who",test:"holder"}),e=O("span",{class:"top-give",test:"asking"}),n=ee({test:"take",text:"Ask for the controls",title:"The client that holds the controls sees the request",act:()=>i.send("take")}),s=o=>[O("span",{},`Client ${o} asks for the controls`),ee({test:`give-${o}`,text:"Hand over",title:`Pass the controls to client ${o}`,kind:"main",act:()=>i.send("give",{client:o})})];function r(){let{holder:o,hello:a}=i;if(t.hidden=!o,n.hidden=!o||o.you,e.replaceChildren(),!o)return;let l=a!==null&&o.asking.includes(a.client);n.disabled=l,Te(n.lastElementChild,l?"Asked":"Ask for the controls");let c=o.clients-1;o.you?(Te(t,c>0?`You hold the controls, ${c} watching`:""),e.append(...o.asking.flatMap(s))):Te(t,o.client===null?"No client holds the controls":`Client ${o.client} holds the controls`),t.hidden=!t.textContent}for(let o of["link","holder","hello"])i.on(o,r);return r(),[t,e,n]}var FC=8,UC=.4;function OC(i,t,e,n,s){if(i===t||e>=1||i.data.length!==t.data.length)return t;let r=s&&s.data.length===t.data.length?s.data:new Float32Array(t.data.length),o=i.data,a=t.data;for(let l=0;l<a.length;l++)r[l]=o[l]+(a[l]-o[l])*e;for(let l=pt.rate;l<=pt.phase;l++)r[l]=a[l];for(let l=pt.cop;l<pt.power;l++)(Number.isNaN(r[l])||l>=pt.pushAt)&&(r[l]=a[l]);r[pt.askedHeading]=a[pt.askedHeading],r[pt.heading]=a[pt.heading];for(let l=0;l<n.contactCount;l++)r[n.contacts+4*l]=a[n.contacts+4*l];return Fp(o,a,r,e,n.links,n.linkCount),Fp(o,a,r,e,n.props,n.propCount),Ve(t,ze.ghost)&&Fp(o,a,r,e,n.ghost,n.linkCount),{serial:t.serial,tick:t.tick,time:i.time+(t.time-i.time)*e,data:r}}function Fp(i,t,e,n,s,r){for(let o=0;o<r;o++){let a=s+7*o+3,c=i[a]*t[a]+i[a+1]*t[a+1]+i[a+2]*t[a+2]+i[a+3]*t[a+3]<0?n-1:1-n,h=0;for(let d=a;d<a+4;d++)e[d]=c*i[d]+n*t[d],h+=e[d]*e[d];let u=h>0?1/Math.sqrt(h):0;for(let d=a;d<a+4;d++)e[d]*=u}}var qu=class{frames=[];layout=null;out=null;shown=0;drawn=0;arrived=0;gap=1e3/60;begin(t){this.layout=t,this.frames=[],this.out=null}push(t,e){let n=this.frames[this.frames.length-1];n&&(t.time<n.time||t.time>n.time+UC)&&(this.frames=[]),n&&t.time===n.time&&this.frames.pop(),this.frames.push(t),this.frames.length>FC&&this.frames.shift(),this.arrived&&(this.gap+=.1*(Math.min(200,e-this.arrived)-this.gap)),this.arrived=e}at(t){let{frames:e,layout:n}=this,s=e[e.length-1];if(!s||!n)return null;let r=Math.min(.2,(t-this.drawn)/1e3);this.drawn=t;let o=Ve(s,ze.paused),a=o?0:Math.max(0,s.data[pt.rate]||0),l=o?0:1.5*this.gap/1e3,c=s.time-a*l+a*Math.min(t-this.arrived,2*this.gap)/1e3;this.shown+=a*r,this.shown+=(c-this.shown)*Math.min(1,8*r),this.shown=Math.min(s.time,Math.max(e[0].time,this.shown)),o&&(this.shown=s.time);let h=e.length-1;for(;h>0&&e[h-1].time>this.shown;)h--;if(h===0)return e[0];let[u,d]=[e[h-1],e[h]],f=OC(u,d,(this.shown-u.time)/(d.time-u.time),n,this.out);return f!==d&&(this.out=f),f}};var Yu=class{points=[];add(t,e){let n=this.points.at(-1);return n&&Math.hypot(t-n[0],e-n[1])<.1?!1:(this.points.push([Math.round(100*t)/100,Math.round(100*e)/100]),this.points.length>200&&(this.points=this.points.filter((s,r)=>r%2===0)),!0)}get complete(){return this.points.length>1}};var $u=class{constructor(t,e){this.view=t;this.actions=e;let{canvas:n}=t;this.marks.add(this.line,this.grabDot,this.targetDot),this.marks.visible=!1,this.marks.traverse(s=>{s.renderOrder=20,s.frustumCulled=!1}),t.space.add(this.marks),n.parentElement.addEventListener("pointerdown",s=>this.press(s),{capture:!0}),n.addEventListener("pointermove",s=>this.move(s));for(let s of["pointerup","pointercancel","lostpointercapture"])n.addEventListener(s,r=>this.release(r))}view;actions;ray=new il;pointer=new Ct;ahead=new D;depth=1;target=new D;grabPoint=new D;lineColour=new Rs({transparent:!0,depthTest:!1});dotColour=new Ze({transparent:!0,depthTest:!1});line=new tr(new He().setFromPoints([new D,new D]),this.lineColour);grabDot=new ve(new Pi(.022,16,12),this.dotColour);targetDot=new ve(new Pi(.032,16,12),this.dotColour);marks=new Ge;grabbed=null;path=null;hover=0;dragging=Bi(40,t=>this.actions.drag(t));get grabbing(){return this.grabbed!==null}get drawing(){return this.path!==null}recolour(t){this.lineColour.color.set(t),this.dotColour.color.set(t)}draw(){let{grabbed:t}=this,e=t&&this.view.body?.links[t.link];if(this.marks.visible=!!e,!t||!e)return;this.updateTarget(),e.updateMatrixWorld(),this.grabPoint.copy(t.point).applyMatrix4(e.matrixWorld),this.grabDot.position.copy(this.grabPoint),this.targetDot.position.copy(this.target);let n=this.line.geometry.getAttribute("position");n.setXYZ(0,this.grabPoint.x,this.grabPoint.y,this.grabPoint.z),n.setXYZ(1,this.target.x,this.target.y,this.target.z),n.needsUpdate=!0}drop(){this.grabbed&&(this.grabbed=null,this.dragging.cancel(),this.view.cameras.controls.enabled=!0,this.view.canvas.classList.remove("grabbing"),this.actions.drop())}press(t){let{cameras:e,canvas:n}=this.view;if(this.grabbed||this.path||(e.controls.enabled=!0,t.target!==n||t.button!==0))return;this.aim(t);let s=this.hitBody();this.actions.allowed()&&(t.shiftKey||s&&this.actions.throws()?(e.controls.enabled=!1,this.throwAt(s)):this.actions.draws()&&t.isPrimary?(e.controls.enabled=!1,this.path={drawing:new Yu,pointer:t.pointerId},n.setPointerCapture(t.pointerId),this.drawPoint()):s&&t.isPrimary?(e.controls.enabled=!1,this.grab(t,s)):this.actions.walksTo()&&this.clickGround(t))}throwAt(t){let e=this.ray.ray.at(.4,new D).toArray();if(t){let s=t.object.userData.link;this.actions.hit(s,this.inLink(s,t.point),e);return}let n=this.hitGround()??this.ray.ray.at(6,new D);this.actions.throwBall(e,n.toArray())}inLink(t,e){let n=this.view.body.links[t];return n.updateMatrixWorld(),n.worldToLocal(e.clone()).toArray()}grab(t,e){let n=e.object.userData.link,s=new D(...this.inLink(n,e.point));this.grabbed={link:n,point:s,pointer:t.pointerId},this.target.copy(e.point);let{camera:r}=this.view;this.depth=e.point.clone().sub(r.position).dot(r.getWorldDirection(this.ahead)),this.view.canvas.setPointerCapture(t.pointerId),this.view.canvas.classList.add("grabbing"),this.actions.grab(n,s.toArray(),this.target.toArray())}move(t){this.grabbed&&t.pointerId!==this.grabbed.pointer||this.path&&t.pointerId!==this.path.pointer||(this.aim(t),this.path&&this.drawPoint(),this.grabbed||this.updateCursor(t))}release(t){this.grabbed&&t.pointerId===this.grabbed.pointer&&this.drop(),this.path&&t.pointerId===this.path.pointer&&this.endPath()}updateTarget(){this.ray.setFromCamera(this.pointer,this.view.cameras.camera);let{origin:t,direction:e}=this.ray.ray,n=e.dot(this.view.camera.getWorldDirection(this.ahead));this.target.copy(t).addScaledVector(e,this.depth/Math.max(.1,n)),this.dragging.call(this.target.toArray())}drawPoint(){let t=this.hitGround();this.path&&t&&this.path.drawing.add(t.x,t.y)&&this.actions.drawing(this.path.drawing.points)}endPath(){let{points:t,complete:e}=this.path.drawing;this.path=null,this.view.cameras.controls.enabled=!0,this.actions.drawn(e?t:[])}clickGround(t){let e=n=>{if(Math.hypot(n.clientX-t.clientX,n.clientY-t.clientY)>Ap)return;this.aim(n);let s=this.hitGround();s&&this.actions.walkTo(s.x,s.y)};this.view.canvas.addEventListener("pointerup",e,{once:!0})}updateCursor(t){if(t.buttons||t.timeStamp-this.hover<80)return;this.hover=t.timeStamp;let{classList:e}=this.view.canvas,n=this.actions.allowed(),s=n&&!t.shiftKey&&this.hitBody()!==null,r=t.shiftKey||s&&this.actions.throws();e.toggle("over-body",s&&!r),e.toggle("drawing",n&&this.actions.draws()),e.toggle("throwing",n&&r),e.toggle("aiming",n&&!t.shiftKey&&this.actions.walksTo())}aim(t){let e=this.view.canvas.getBoundingClientRect();this.pointer.set(2*(t.clientX-e.left)/e.width-1,1-2*(t.clientY-e.top)/e.height),this.ray.setFromCamera(this.pointer,this.view.cameras.camera)}hitBody(){let{body:t}=this.view;return t?.group.visible?this.ray.intersectObjects(t.meshes,!1)[0]??null:null}hitGround(){return this.ray.intersectObject(this.view.ground.mesh,!1)[0]?.point??null}};var Up=class{studio=new Wu;theme=ey(t=>this.studio.emit("theme",t));area=O("main",{class:"view-area",test:"view"});low=new URLSearchParams(location.search).has("low");view;playback=new qu;steering=new Hu(this.studio);transport=new tu(this.studio);push=new jh(this.studio,()=>this.view.cameras.camera.position);author=new Vl(this.studio);watch=new yu(this.studio);learn=new Xl(this.studio);exports=new Qh(this.studio);help=Sv();shows;pointer;inControl=!1;last=performance.now();fps=0;constructor(){document.body.append(this.area),this.view=new Vu(this.area,this.low,new URLSearchParams(location.search).has("full")),this.shows=jv(this.view,(t,e)=>this.showChanged(t,e)),this.pointer=this.makePointer(),this.layOut(),this.listen(),requestAnimationFrame(this.animate),Mv(this.studio,this.view,()=>this.fps)}layOut(){let{studio:t,view:e,steering:n,transport:s}=this,r=this.makeTabs();this.area.append(O("div",{class:"over top-left"},Qv(t)),O("div",{class:"over top-right"},Jv(e),this.shows.element),O("div",{class:"over bottom-left"},new Hl(t,n).element),O("div",{class:"over bottom-right"},vm(t,n)),bv(t,()=>s.reset(),l=>s.rewind(l)),ny(t)),document.body.prepend(iy(t,this.theme,()=>this.help.showModal()));let a=yv(t,l=>{r.open("learn"),this.learn.upload(l)},l=>{this.author.open(l)});document.body.append(s.element,r.element,this.help,a)}makeTabs(){let{studio:t}=this,e=B0(t,this.steering);return ty(t,[{name:"play",text:"Play",title:"Skills, body, ground",icon:"play",panel:ym(t)},{name:"push",text:"Push",title:"Pushes, balls, boxes",icon:"push",panel:this.push.element},{name:"steer",text:"Steer",title:"Speed, heading, walk to",icon:"steer",panel:e},{name:"author",text:"Author",title:"Edit the gait",icon:"author",panel:this.author.element},{name:"watch",text:"Watch",title:"Plots",icon:"watch",panel:this.watch.element},{name:"learn",text:"Learn",title:"Learn from clips, optimize",icon:"learn",panel:this.learn.element},{name:"export",text:"Export",title:"Record and download",icon:"export",panel:this.exports.element}])}makePointer(){let{studio:t,steering:e}=this;return new $u(this.view,{allowed:()=>t.holds,grab:(n,s,r)=>t.send("grab",{link:t.scene.character.links[n].name,point:s,target:r}),drag:n=>t.send("drag",{target:n}),drop:()=>t.send("drop"),throws:()=>this.push.throwsAtClicks,throwBall:(n,s)=>this.push.throwFrom(n,s),hit:(n,s,r)=>this.push.hitAt(t.scene.character.links[n].name,s,r),walksTo:()=>e.walksTo&&e.able,walkTo:(n,s)=>e.walkTo(n,s),draws:()=>e.draws&&e.able,drawing:n=>this.view.showPath(n),drawn:n=>{n.length?e.followPath(n):this.view.showPath(t.skill?.steering?.path??[])}})}listen(){let{studio:t,view:e,transport:n}=this;Ev(t,this.steering,{pause:()=>n.togglePause(),step:()=>n.step(),reset:()=>n.reset(),rate:s=>n.nextRate(s),push:()=>this.push.pushForward(),ball:()=>this.push.throwBall(),camera:()=>e.cameras.next(),ghost:()=>this.shows.toggle("ghost"),help:()=>this.help.showModal(),undo:()=>this.author.undo(),redo:()=>this.author.redo()}),t.on("theme",()=>this.recolour()),t.on("hello",({maximum_force:s})=>e.maxForce=s),t.on("skill",({strategies:s})=>e.outlinePushes(s.length>0)),t.on("skill",({steering:s})=>this.pointer.drawing||e.showPath(s?.path??[])),t.on("coming",s=>e.showComing(s)),t.on("pushes",({prints:s})=>e.showPushPrints(s)),t.on("scene",s=>{e.setScene(s),this.playback.begin(e.layout)}),t.on("frame",s=>this.playback.push(s,performance.now())),t.on("fall",()=>this.pointer.drop()),t.on("holder",()=>this.controlChanged()),t.on("link",()=>this.controlChanged()),this.recolour(),this.controlChanged()}recolour(){this.view.recolour(),this.pointer.recolour(getComputedStyle(document.documentElement).getPropertyValue("--view-pull").trim())}showChanged(t,e){let{studio:n}=this;if(t!=="ghost"||!n.holds)return;n.send("ghost",{on:e}),e&&!n.skill?.has_ghost&&n.emit("note",{is:"note",time:0,text:"This skill has no reference motion, so there is no ghost."})}controlChanged(){let t=this.studio.holds;document.body.classList.toggle("watching",!t),document.body.classList.toggle("lost",!this.studio.connected);for(let e of document.querySelectorAll("fieldset.held"))e.disabled=!t;t||this.pointer.drop(),t&&!this.inControl&&this.shows.isOn("ghost")&&this.studio.send("ghost",{on:!0}),this.inControl=t}animate=t=>{if(requestAnimationFrame(this.animate),this.low&&t-this.last<150)return;let e=Math.max(1e-4,(t-this.last)/1e3);this.last=t,this.fps+=.05*(1/e-this.fps),this.steering.tick(t),this.view.pose(this.playback.at(performance.now()),Math.min(.1,e),!this.pointer.grabbing),this.pointer.draw(),this.view.render(),this.view.paced(e),this.watch.tick(t)}};try{new Up}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.replaceChildren(O("p",{class:"no-view-page",role:"alert"},`The studio cannot start in this browser: ${t}. It needs WebGL 2.`)),i}})();
/*! Bundled license information:

three/build/three.core.js:
three/build/three.module.js:
  (**
   * @license
   * Copyright 2010-2026 Three.js Authors
   * SPDX-License-Identifier: MIT
   *)
*/
