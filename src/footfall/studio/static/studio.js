"use strict";(()=>{function sm(i,t,e){for(let[n,s]of Object.entries(t))s==null||s===!1||(typeof s=="function"?i.addEventListener(n.replace(/^on/,""),s):n==="test"?i.setAttribute("data-test",String(s)):n==="label"?i.setAttribute("aria-label",String(s)):i.setAttribute(n,s===!0?"":String(s)));i.append(...e.filter(n=>n!=null&&n!==!1))}function D(i,t={},...e){let n=document.createElement(i);return sm(n,t,e),n}function Nt(i,t={},...e){let n=document.createElementNS("http://www.w3.org/2000/svg",i);return sm(n,t,e),n}function rn(i,t){for(let[e,n]of Object.entries(t))i.setAttribute(e,String(n))}function Re(i,t){i.textContent!==t&&(i.textContent=t)}function Ti(i,t){try{localStorage.setItem(`footfall.${i}`,t)}catch{}}function Ai(i){try{return localStorage.getItem(`footfall.${i}`)}catch{return null}}var wy={play:"M6 4.5v11l9-5.5z",pause:"M6.5 4.5v11M13.5 4.5v11",step:"M5 4.5v11l7-5.5zM15 4.5v11",reset:"M4.5 10a5.5 5.5 0 1 0 1.8-4.1M4.5 3.5v3.6h3.6",back:"M9 5 4.5 10 9 15M4.5 10H15",push:"M3 10h9M8.5 6 12.5 10l-4 4M16.5 4v12",steer:"M10 2.5 15 17l-5-3-5 3z",author:"M4 16l1-4 8-8 3 3-8 8zM11.5 5.5l3 3",watch:"M3 16.5h14M4 13l3.5-5 3 3L16 4",learn:"M10 3v9M6.5 8.5 10 12l3.5-3.5M4 16.5h12",export:"M10 12V3M6.5 6.5 10 3l3.5 3.5M4 11v5.5h12V11",person:"M10 6.4a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM10 6.5v5M10 11.5l-2.6 6M10 11.5l3 5.5M6 9.5l4-1.5 3.5 2",sun:"M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.4 4.4l1 1M14.6 14.6l1 1M15.6 4.4l-1 1M5.4 14.6l-1 1",moon:"M15.5 11.8A6.2 6.2 0 0 1 8.2 4.5a6.2 6.2 0 1 0 7.3 7.3z",auto:"M10 3.5a6.5 6.5 0 1 0 0 13zM10 3.5a6.5 6.5 0 0 1 0 13",eye:"M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",camera:"M3 6.5h9v7H3zM12 9l4.5-2.5v7L12 11",ball:"M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 6.2c3 1.8 7 1.8 10 0M5 13.8c3-1.8 7-1.8 10 0",box:"M3.5 6.5 10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5 10 10l6.5-3.5M10 10v7",clear:"M5 5l10 10M15 5 5 15",up:"M5 12l5-5 5 5",down:"M5 8l5 5 5-5",left:"M12 5l-5 5 5 5",right:"M8 5l5 5-5 5",plus:"M10 4.5v11M4.5 10h11",trash:"M4.5 6h11M8 6V4h4v2M6 6l.7 10.5h6.6L14 6M8.7 8.8v5M11.3 8.8v5",undo:"M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4 4 0 0 1 0 8H8",redo:"M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4 4 0 0 0 0 8H12",record:"M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",file:"M5.5 2.5h6l3.5 3.5v11.5h-9.5zM11.5 2.5V6H15",target:"M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM10 1.5V6M10 14v4.5M1.5 10H6M14 10h4.5",compare:"M7 3.5v13M13 3.5v13M3.5 7 7 3.5M16.5 13 13 16.5"};function di(i){return Nt("svg",{class:`icon icon-${i}`,viewBox:"0 0 20 20","aria-hidden":"true",focusable:"false"},Nt("path",{d:wy[i]}))}function Gt(i,t=2){if(!Number.isFinite(i))return"–";let e=i.toFixed(t);return(Number(e)===0?e.replace("-",""):e).replace("-","−")}function $r(i,t=0){return`${Gt(i*180/Math.PI,t)}°`}function ss(i){return Math.atan2(Math.sin(i),Math.cos(i))}function Bn(i,t,e){return Math.min(e,Math.max(t,i))}function rm(i){let t=Math.max(0,Math.floor(i));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function om(i){if(i<60)return`${Math.round(i)} s`;let t=Math.round(i%60);return t?`${Math.floor(i/60)} min ${t} s`:`${Math.floor(i/60)} min`}function am(i){return i<1e3?`${i} bytes`:i<1e6?`${Gt(i/1e3,0)} kB`:`${Gt(i/1e6,1)} MB`}function la(i){let t=ss(i),e=Math.round(Math.abs(t*180/Math.PI));return e===0?"forward":e===180?"backward":`${e}° to the ${t>0?"left":"right"}`}var Ey=0,lm=()=>`control-${++Ey}`;function Zt({test:i,text:t,title:e,icon:n,kind:s="plain",act:r}){return D("button",{type:"button",test:i,title:e,class:`button ${s}${t?"":" bare"}`,label:t?void 0:e,onclick:r},n&&di(n),t&&D("span",{},t))}function fi(i){let t=lm(),e=D("output",{for:t,class:"field-value"}),n=D("input",{type:"range",id:t,test:i.test,min:i.low,max:i.high,step:i.step,title:i.title}),s=()=>{let o=i.format(n.valueAsNumber);e.textContent=o,n.setAttribute("aria-valuetext",o),Kr(n)};n.value=String(i.value),s();let r=!1;n.addEventListener("pointerdown",()=>r=!0);for(let o of["pointerup","pointercancel"])n.addEventListener(o,()=>r=!1);return n.addEventListener("input",()=>{s(),i.input?.(n.valueAsNumber)}),n.addEventListener("change",()=>i.change?.(n.valueAsNumber)),{element:D("div",{class:"field"},D("label",{for:t},i.label),e,n),range:n,get value(){return n.valueAsNumber},set value(o){r||n.valueAsNumber===o||(n.value=String(o),s())},limit(o,a){n.min=String(o),n.max=String(a),s()}}}function Zr(i,t,e,n,s){return fi({test:i,label:"Time budget",title:"How long the job may run",low:t,high:e,step:n,value:s,format:om})}function Kr(i){let[t,e]=[Number(i.min),Number(i.max)],n=e>t?(i.valueAsNumber-t)/(e-t):0;i.style.setProperty("--fraction",`${100*n}%`)}function Ci(i,t,e,n){let s=lm(),r=D("select",{id:s,test:i,onchange:()=>n(r.value)}),o=a=>{let l=r.value;r.replaceChildren(...a.map(({name:c,title:h})=>D("option",{value:c},h))),a.some(({name:c})=>c===l)&&(r.value=l)};return o(e),{element:D("div",{class:"field"},D("label",{for:s},t),r),box:r,fill:o}}function qs(i,t,e,n,s=""){let r=D("input",{type:"checkbox",role:"switch",test:i,onchange:()=>n(r.checked)});return r.checked=e,{element:D("label",{class:"toggle",title:s},r,D("span",{},t)),box:r}}function Jr(i,t,e,n){let s=e.map(({name:r,text:o,title:a})=>D("button",{type:"button",test:`${i}-${r}`,title:a,"aria-pressed":"false",onclick:()=>n(r)},o));return{element:D("div",{class:"choice",role:"group",label:t,test:i},...s),show:r=>s.forEach((o,a)=>o.setAttribute("aria-pressed",String(e[a].name===r)))}}function Xe(i,...t){return D("section",{class:"section"},D("h2",{},i),...t)}function Xn(...i){return D("fieldset",{class:"held"},...i)}function Ul(i,t){let e=D("div",{class:"progress-bar"}),n=D("div",{class:"progress",test:i,role:"progressbar",label:t,"aria-valuemin":0,"aria-valuemax":100},e);return{element:n,show(s){let r=Math.round(100*Math.min(1,Math.max(0,s)));e.style.width=`${r}%`,n.setAttribute("aria-valuenow",String(r))}}}var Te={paused:1,fallen:2,pushed:4,recording:8,changing:16,ghost:32},dt={rate:0,flags:1,state:2,phase:3,com:4,velocity:7,cop:10,askedSpeed:12,askedHeading:13,heading:14,back:15,push:16,pushAt:19,target:22,power:24,askedLateral:25},jr=class{links=26;contacts;joints;props;ghost;end;linkCount;contactCount;propCount;constructor(t){let{links:e,contacts:n,joints:s}=t.character;this.linkCount=e.length,this.contactCount=n.length,this.propCount=t.props.length,this.contacts=this.links+7*e.length,this.joints=this.contacts+4*n.length,this.props=this.joints+3*s.length,this.ghost=this.props+7*t.props.length,this.end=this.ghost+7*e.length}fits(t){return t.data.length>=(Ae(t,Te.ghost)?this.end:this.ghost)}};function Ae(i,t){return(i.data[dt.flags]&t)!==0}function cm(i,t=0,e=i.byteLength-t){if(e<120||t+e>i.byteLength)return null;let n=new DataView(i,t,16);return{serial:n.getUint32(0,!0),tick:n.getUint32(4,!0),time:n.getFloat64(8,!0),data:new Float32Array(i,t+16,Math.floor((e-16)/4))}}function hm(i){let{data:t}=i;return{serial:i.serial,tick:i.tick,time:i.time,rate:t[dt.rate],flags:t[dt.flags],paused:Ae(i,Te.paused),fallen:Ae(i,Te.fallen),pushed:Ae(i,Te.pushed),recording:Ae(i,Te.recording),changing:Ae(i,Te.changing),ghost:Ae(i,Te.ghost),state:t[dt.state],phase:t[dt.phase],com:Array.from(t.subarray(dt.com,dt.com+3)),velocity:Array.from(t.subarray(dt.velocity,dt.velocity+3)),cop:Array.from(t.subarray(dt.cop,dt.cop+2)),asked_speed:t[dt.askedSpeed],asked_heading:t[dt.askedHeading],heading:t[dt.heading],back:t[dt.back],push:Array.from(t.subarray(dt.push,dt.push+3)),push_at:Array.from(t.subarray(dt.pushAt,dt.pushAt+3)),target:Array.from(t.subarray(dt.target,dt.target+2)),power:t[dt.power],data:t}}function Vi(i,t){let e=1e3/i,n=-1/0,s=0,r=null;function o(){if(clearTimeout(s),s=0,!r)return;let{value:a}=r;r=null,n=performance.now(),t(a)}return{call(a){r={value:a};let l=n+e-performance.now();l<=0?o():s||(s=window.setTimeout(o,l))},finish:o,cancel(){clearTimeout(s),s=0,r=null}}}var um=[.45,.18],Ty=.06,rd=500,Ay=60,od=["left","","right"],Cy=.4,ca=class{constructor(t,e="clip-figure",n="The recorded movement, as a stick figure"){this.sketch=t;let s=t.points.flatMap(a=>a.filter((l,c)=>c%3===2)),r=Math.max(500,s.reduce((a,l)=>Math.max(a,l),0)),o=Ty*r;this.half=.95*r,this.element=Nt("svg",{class:"clip-figure",test:e,viewBox:`${-this.half} ${-r-o} ${2*this.half} ${r+2*o}`,role:"img",label:n,"stroke-width":r/36},this.ground,...this.limbs),this.draw(0),requestAnimationFrame(this.tick)}sketch;element;limbs=od.map(t=>Nt("path",{class:`clip-limb ${t}`}));ground=Nt("path",{class:"clip-ground"});half;shown=-1;begun=performance.now();tick=t=>{if(!this.element.isConnected||(requestAnimationFrame(this.tick),this.element.getClientRects().length===0))return;let e=this.count();this.draw(Math.floor((t-this.begun)/1e3*this.sketch.rate+e)%e)};count(){return this.sketch.points.length}draw(t){if(t===this.shown)return;this.shown=t;let[e,n]=this.sketch.points[t];this.drawFigures(t,e,n);let s=[];for(let r=Math.ceil((e-this.half)/rd)*rd;r<e+this.half;r+=rd)s.push(`M${r-e} 0v${Ay}`);rn(this.ground,{d:`M${-this.half} 0H${this.half}${s.join("")}`})}drawFigures(t,e,n){this.drawLimbs(this.limbs,this.sketch.points[t],e,n)}drawLimbs(t,e,n,s){let{parents:r,sides:o}=this.sketch,a=r.map((c,h)=>{let u=e[3*h+1]-s;return[e[3*h]-n+um[0]*u,-e[3*h+2]-um[1]*u]}),l=c=>`M${a[r[c]].map(Math.round).join(" ")}L${a[c].map(Math.round).join(" ")}`;od.forEach((c,h)=>{let u=r.map((d,f)=>d>=0&&o[f]===c?l(f):"");rn(t[h],{d:u.join("")})})}},Ol=class extends ca{physicalLimbs=od.map(t=>Nt("path",{class:`clip-limb ${t}`}));physical=[];constructor(t){super(t,"physical-figure","The recorded movement in grey, and the simulated one so far");for(let e of this.limbs)e.classList.add("shadow");this.element.append(...this.physicalLimbs),this.show(t)}show(t){this.physical=t.physical}count(){return Math.min(this.sketch.points.length,this.physical.length+Math.round(Cy*this.sketch.rate))}drawFigures(t,e,n){super.drawFigures(t,e,n);let s=this.physical?.[t];for(let r of this.physicalLimbs??[])rn(r,{display:s?"inline":"none"});s&&this.drawLimbs(this.physicalLimbs,s,e,n)}};var Ry={running:"running",done:"done",failed:"failed",stopped:"stopped"},dm="Stop and keep the best result so far, if there is one",Qr=class{element;title=D("strong",{});state=D("span",{class:"tag"});words=D("p",{class:"job-words"});bar;line=Nt("polyline",{class:"spark-line",points:""});spark=Nt("svg",{class:"spark",viewBox:"0 0 200 40",preserveAspectRatio:"none",role:"img"},this.line);best=D("output",{class:"spark-value"});sparkRow;stop;walk;picture=D("div",{});figure=null;skill="";constructor(t,e,n=""){this.bar=Ul(`${n}job-progress-${e}`,"Progress"),this.stop=Zt({test:`${n}job-stop-${e}`,text:"Stop",title:dm,kind:"quiet",act:()=>t.send("stop",{job:e})}),this.walk=Zt({test:`${n}job-walk-${e}`,text:"Play it",title:"Simulate the resulting skill",kind:"main",act:()=>t.send("skill",{id:this.skill})}),this.sparkRow=D("div",{class:"spark-row",title:"Objective of the best candidate; lower is better"},this.spark,this.best),this.element=D("article",{class:"job",test:`${n}job-${e}`},D("header",{class:"row"},this.title,D("span",{class:"spring"}),this.state),this.bar.element,this.words,this.picture,this.sparkRow,D("div",{class:"row"},this.walk,this.stop))}show(t){this.skill=t.skill,Re(this.title,t.title),Re(this.state,Ry[t.state]??t.state),Re(this.words,t.words),this.element.dataset.state=t.state,this.bar.show(t.state==="done"?1:t.fraction),this.bar.element.hidden=t.state!=="running",this.stop.hidden=t.state!=="running",Re(this.stop,t.stopping?"Stop now":"Stop"),this.stop.title=t.stopping?"Stop without waiting until the best result is checked and saved; nothing is kept":dm,this.walk.hidden=t.state==="running"||!t.skill,this.showFigure(t);let{history:e}=t;this.sparkRow.hidden=e.length<2,e.length>1&&this.curve(e)}showFigure({sketch:t,kind:e}){t&&(this.figure||(this.figure=new Ol(t),this.picture.append(this.figure.element),this.element.scrollIntoView({block:"nearest"})),this.figure.show(t),e==="rectify"&&(this.sparkRow.title="Distance of the body from the clip [cm], over all frames so far, after each window"))}curve(t){let e=t.filter(Number.isFinite),[n,s]=[Math.min(...e),Math.max(...e)],r=a=>3+194*a/(t.length-1),o=a=>36-32*(a-n)/(s-n||1);rn(this.line,{points:t.map((a,l)=>`${r(l).toFixed(1)},${o(a).toFixed(1)}`).join(" ")}),Re(this.best,Gt(t[t.length-1],2)),this.spark.setAttribute("aria-label",`Objective, from ${Gt(t[0])} to ${Gt(t[t.length-1])}`)}};var fm=42,pm=40,hd=17,vm=6,kl=50,ad=9,ha=6,cd=(i,t,e)=>[i[0]+e*Math.sin(t),i[1]-e*Math.cos(t)],mm=(i,t,e)=>cd(i,t,-e);function ld(i){let t=(y,p)=>i[y]??i[p]??0,e=-t("stance_ankle","ankle"),n=e-t("stance_knee","knee"),s=[0,ha],r=mm(s,e,pm),o=mm(r,n,fm),a=i.swing_hip??i.hip??n,l=a+t("swing_knee","knee"),c=cd(o,a,fm),h=cd(c,l,pm),u=l+t("swing_ankle","ankle"),d=y=>[h[0]+y*Math.cos(u)+ha*Math.sin(u),h[1]+y*Math.sin(u)-ha*Math.cos(u)],f=i.torso??0,m=[o[0]-kl*Math.sin(f),o[1]+kl*Math.cos(f)];return{ankle:s,knee:r,hip:o,top:m,swingKnee:c,swingAnkle:h,shank:e,swingThigh:a,swingShank:l,swingToe:d(hd),swingHeel:d(-vm)}}var Py={torso:(i,{hip:t})=>Math.atan2(t[0]-i[0],i[1]-t[1]),swing_hip:(i,{hip:t})=>Math.atan2(i[0]-t[0],t[1]-i[1]),swing_knee:(i,{swingKnee:t,swingThigh:e})=>Math.atan2(i[0]-t[0],t[1]-i[1])-e,swing_ankle:(i,{swingAnkle:t,swingShank:e})=>Math.atan2(i[1]-t[1],i[0]-t[0])+Math.atan2(ha,hd)-e,stance_ankle:(i,{ankle:t})=>-Math.atan2(t[0]-i[0],i[1]-t[1]),stance_knee:(i,{knee:t,shank:e})=>e-Math.atan2(t[0]-i[0],i[1]-t[1])},gm={torso:i=>i.top,swing_hip:i=>i.swingKnee,swing_knee:i=>i.swingAnkle,swing_ankle:i=>i.swingToe,stance_ankle:i=>i.knee,stance_knee:i=>i.hip},to=(...i)=>i.map(([t,e],n)=>`${n?"L":"M"}${t.toFixed(2)} ${(-e).toFixed(2)}`).join(""),Bl=class{constructor(t,e){this.actions=e;this.element=Nt("svg",{class:"figure",test:`figure-${t}`,viewBox:"-78 -172 156 182",role:"img"},Nt("path",{class:"figure-ground",d:"M-78 0H78"}),this.original.group,this.now.group,this.bubble);for(let n of Object.keys(gm)){let s=Nt("g",{class:"figure-handle",test:`handle-${t}-${n}`,label:n.replace("_"," ")},Nt("circle",{class:"figure-reach",r:11}),Nt("circle",{class:"figure-knob",r:4.5}),Nt("title",{}));s.addEventListener("pointerdown",r=>this.press(r,n,s)),this.handles.set(n,s),this.element.append(s)}}actions;element;now=_m("now");original=_m("original");handles=new Map;bubble=Nt("text",{class:"figure-value","text-anchor":"middle"});values={};columns=new Map;held="";set stance(t){this.element.classList.toggle("on-right",t==="right")}show(t,e,n){this.columns=new Map(e.filter(({joint:s})=>s).map(s=>[s.joint,s])),this.values={...t},this.original.group.classList.toggle("hidden",n===null||Ly(n,t)),n&&this.original.draw(ld(n)),this.place()}set(t,e){this.values[t]=e,this.place()}place(){let t=ld(this.values);this.now.draw(t);for(let[e,n]of this.handles){let s=this.columns.get(e),r=s&&this.values[s.name];if(n.classList.toggle("hidden",r===void 0),r===void 0)continue;let[o,a]=gm[e](t);rn(n,{transform:`translate(${o.toFixed(2)} ${(-a).toFixed(2)})`}),n.lastElementChild.textContent=`${s.label}: ${Gt(r)} rad (${$r(r)})`,e===this.held&&(rn(this.bubble,{x:Bn(o,-50,50),y:Math.max(-160,-a-13)}),this.bubble.textContent=`${Gt(r)} rad`)}this.bubble.classList.toggle("hidden",!this.held),this.element.setAttribute("aria-label","Target pose of this state, seen from the right")}press(t,e,n){let s=this.columns.get(e);if(!s||t.button!==0||this.element.closest("fieldset:disabled"))return;t.preventDefault(),n.setPointerCapture(t.pointerId),this.held=e,n.classList.add("held");let r=a=>{let l=ss(Py[e](this.point(a),ld(this.values))),c=Bn(Math.round(l*500)/500,s.low,s.high);c!==this.values[s.name]&&(this.set(s.name,c),this.actions.input(s.name,c))},o=()=>{this.held="",n.classList.remove("held"),n.removeEventListener("pointermove",r),this.place(),this.actions.release()};n.addEventListener("pointermove",r),n.addEventListener("lostpointercapture",o,{once:!0}),this.place()}point(t){let e=new DOMPoint(t.clientX,t.clientY).matrixTransform(this.element.getScreenCTM().inverse());return[e.x,-e.y]}};function _m(i){let t=c=>Nt("path",{class:`limb ${c}`}),[e,n,s]=[t("swing"),t("stance"),t("torso")],[r,o]=[t("swing sole"),t("stance sole")],a=Nt("circle",{class:"limb head",r:ad});return{group:Nt("g",{class:`figure-${i}`},n,o,s,a,e,r),draw(c){rn(n,{d:to(c.hip,c.knee,c.ankle)}),rn(o,{d:`${to(c.ankle)}${to([-vm,1],[hd,1]).replace("M","L")}L0 ${-ha}`}),rn(s,{d:to(c.hip,c.top)}),rn(e,{d:to(c.hip,c.swingKnee,c.swingAnkle)}),rn(r,{d:to(c.swingAnkle,c.swingHeel,c.swingToe,c.swingAnkle)});let[h,u]=c.top,[d,f]=[(h-c.hip[0])/kl,(u-c.hip[1])/kl];rn(a,{cx:h+(ad+2)*d,cy:-(u+(ad+2)*f)})}}}function Ly(i,t){return Object.keys({...i,...t}).every(e=>Math.abs((i[e]??0)-(t[e]??0))<1e-6)}var Iy=600,ua=class{constructor(t){this.set=t;let{test:e,label:n,unit:s,low:r,high:o,step:a}=t,l=`${n} [${s}]`;this.range=D("input",{type:"range",test:`${e}-range`,min:r,max:o,step:a,label:l}),this.box=D("input",{type:"number",test:e,step:a,label:l,inputmode:"decimal"}),this.range.addEventListener("input",()=>this.moved(this.range.valueAsNumber)),this.range.addEventListener("change",()=>t.release()),this.box.addEventListener("change",()=>{let c=this.box.valueAsNumber;Number.isFinite(c)&&(this.moved(c),t.release())}),this.element=D("div",{class:"value-row"},D("span",{class:"value-name"},n,D("small",{},` ${s}`)),this.range,this.box)}set;element;range;box;touched=-1/0;show(t){document.activeElement===this.box&&this.box.matches(":focus")||performance.now()-this.touched>Iy&&this.write(t)}follow(t){this.touched=performance.now(),this.write(t)}acceptServerValues(){this.touched=-1/0}warn(t){this.element.classList.toggle("risky",t!==""),this.element.title=t}moved(t){this.follow(t),this.set.input(t)}write(t){this.range.value=String(Bn(t,this.set.low,this.set.high));let e=this.set.step<.01?3:2,n=Gt(t,e).replace("−","-");document.activeElement!==this.box&&(this.box.value=String(Number(n))),Kr(this.range)}};var Dy={contact:["until contact","This state ends when the swing foot touches the ground"],landing:["until landing","This state ends when any foot touches the ground"],"lift-off":["until lift-off","This state ends when no foot touches the ground any more"],never:["never ends","This state does not end by itself"]},Ny=[["pose","Pose",!0],["balance","Other balance gains",!1],["side","Lateral",!1]],ym=new Set(["cd","cv"]),zl=class{constructor(t,e,n){this.state=t;this.actions=n;let{index:s}=t;this.figure=new Bl(s,{input:(l,c)=>{this.rows.get(l)?.follow(c),n.edit(s,l,c)},release:()=>n.release()});let r=e.columns.filter(({name:l})=>l in t.values),o=D("div",{class:"state-first"},this.dwell());for(let l of r)ym.has(l.name)&&o.append(this.row(l));let a=Ny.map(([l,c,h])=>{let u=r.filter(f=>f.group===l&&!ym.has(f.name));if(!u.length)return null;let d=u.map(f=>this.row(f));return D("details",{open:h,class:"state-group"},D("summary",{},c),...d)});this.element=D("article",{class:"state",test:`state-${s}`,label:`State ${s}`},this.head(e.states.length),D("div",{class:"state-top"},this.figure.element,o),...a)}state;actions;element;figure;rows=new Map;stance=D("span",{class:"state-stance"});show(t,e,n,s){this.figure.stance=t.stance,this.figure.show(t.values,e.columns,n?.values??null),Re(this.stance,`${t.stance} stance`);for(let[r,o]of this.rows){let a=r==="until"?t.until:t.values[r];typeof a=="number"&&(o.show(a),o.warn(s(r,a)))}}acceptServerValues(){this.rows.forEach(t=>t.acceptServerValues())}active(t,e){this.element.classList.toggle("active",t),this.element.classList.toggle("mirrored",t&&e)}head(t){let{index:e}=this.state,{actions:n}=this,s=Zt({test:`state-${e}-up`,icon:"up",title:"Earlier in the cycle",kind:"quiet",act:()=>n.move(e,e-1)}),r=Zt({test:`state-${e}-down`,icon:"down",title:"Later in the cycle",kind:"quiet",act:()=>n.move(e,e+1)}),o=Zt({test:`state-${e}-add`,icon:"plus",title:"Add a state like this one after it",kind:"quiet",act:()=>n.add(e)}),a=Zt({test:`state-${e}-remove`,icon:"trash",title:"Remove this state",kind:"quiet",act:()=>n.remove(e)});return s.disabled=e===0,r.disabled=e===t-1,a.disabled=t<2,D("header",{class:"state-head"},D("span",{class:"state-light",title:"Lit while the controller is in this state"}),D("h3",{},`State ${e}`),this.stance,D("span",{class:"state-buttons"},s,r,o,a))}dwell(){let{until:t,index:e}=this.state;if(typeof t=="number"){let o=new ua({test:`until-${e}`,label:"dwell time",unit:"s",low:0,high:Math.max(1,1.5*t),step:.01,input:a=>this.actions.edit(e,"until",Math.max(0,a)),release:()=>this.actions.release()});return this.rows.set("until",o),o.element}let n=Array.isArray(t)?`${t.map(o=>Gt(o)).join(", ")} s, by speed`:"",[s,r]=n?[n,"One dwell time for each speed of the file"]:Dy[String(t)]??[String(t),""];return D("p",{class:"until",test:`until-${e}`,title:r},s)}row(t){let{index:e}=this.state,n=t.high-t.low,s=new ua({test:`value-${e}-${t.name}`,label:t.label,unit:t.unit,low:t.low,high:t.high,step:n>20?1:n>1?.01:.005,input:r=>{this.figure.set(t.name,r),this.actions.edit(e,t.name,r)},release:()=>this.actions.release()});return this.rows.set(t.name,s),s.element}};var Fy=5,Uy=6e4,Vl=class{constructor(t){this.studio=t;let e=D("input",{type:"file",accept:".toml,text/plain",test:"open-file",hidden:!0});e.addEventListener("change",()=>{e.files?.[0]&&this.open(e.files[0]),e.value=""});let n=Zt({test:"open",text:"Open a skill file",icon:"file",title:"A skill.toml from this computer; it can also be dropped onto the page",kind:"quiet",act:()=>e.click()});this.editor=D("div",{},Xe("Author",D("div",{class:"row"},this.title,this.dirty,this.unsafe,D("span",{class:"spring"}),this.undoButton,this.redoButton),this.compare.element,this.frozen,D("div",{class:"row"},this.name,this.saveButton),this.stabilize),this.cardBox),this.element=D("div",{class:"panel-body"},Xn(this.none,this.editor,D("div",{class:"row"},n,e))),t.on("graph",s=>this.show(s)),t.on("skill",({authorable:s})=>{s||this.showNothing()}),t.on("frame",s=>{this.markActive(s.data[dt.state]),(Ae(s,Te.pushed)||s.time<this.pushed)&&(this.pushed=s.time)}),t.on("scene",({character:s})=>this.stabilize.hidden=s.planar),t.on("fall",({time:s})=>{this.fallen||=s-this.pushed>Fy,t.graph&&this.showUnsafe(t.graph)}),t.on("job",s=>{if(s.kind!=="stabilize")return;let r=this.jobCards.get(s.id);r||(r=new Qr(t,s.id,"author-"),this.jobCards.set(s.id,r),this.stabilizeBody.append(r.element)),r.show(s)}),this.showNothing()}studio;element;cards=[];shape="";waiting=null;activeState=NaN;edits=Vi(20,t=>this.studio.send("edit",t));list=D("div",{class:"states",test:"states"});undoButton=Zt({test:"undo",icon:"undo",title:"Undo (Ctrl+Z)",act:()=>this.undo()});redoButton=Zt({test:"redo",icon:"redo",title:"Redo (Ctrl+Shift+Z)",act:()=>this.redo()});compare=qs("compare","Play the original",!1,t=>{this.flushEdits(),this.studio.send("compare",{on:t})},"Simulate the gait without your edits");name=D("input",{type:"text",test:"save-name",label:"Name to save under",placeholder:"my-walk",maxlength:60,spellcheck:"false",autocomplete:"off",oninput:()=>this.enable(),onkeydown:t=>t.key==="Enter"&&this.save()});saveButton=Zt({test:"save",text:"Save as",title:"Save as a skill of this studio under this name",act:()=>this.save()});dirty=D("span",{class:"tag",test:"dirty",hidden:!0},"changed");unsafe=D("span",{class:"tag unsafe",test:"unsafe",hidden:!0},"unsafe");pushed=-1/0;fallen=!1;states="";budget=Zr("stabilize-budget",60,3600,60,300);stabilizeBody=D("div",{class:"stabilize"},D("p",{class:"hint"},"Makes a new skill that walks: every step is corrected so that the gait stays on its cycle (limit cycle control)."),this.budget.element,Zt({test:"stabilize",text:"Stabilise",title:"Search in the background for a skill that walks with this graph; the result is a new skill",act:()=>this.startStabilizing()}));stabilize=D("details",{class:"state-group",test:"stabilize-group"},D("summary",{},"Stabilise a graph that falls"),this.stabilizeBody);jobCards=new Map;title=D("strong",{test:"graph-name"});none=D("p",{class:"empty",test:"author-none"},"This skill has no states to edit. Choose one with a pose graph, such as a walk, run or skip of the thesis, or open a skill file.");frozen=D("p",{class:"hint",hidden:!0},"The original is simulated. Switch back to edit.");editor;cardBox=D("fieldset",{class:"bare"},this.list);undo(){this.flushEdits(),this.studio.send("undo")}redo(){this.flushEdits(),this.studio.send("redo")}async open(t){if(t.size>Uy){this.studio.emit("error",{is:"error",about:"open",text:`${t.name} is too large for a skill file`});return}this.studio.send("open",{text:await t.text()})}show(t){let e=JSON.stringify([t.name,t.columns.map(({name:s})=>s),t.states.map(({until:s,values:r})=>[typeof s=="number"?0:s,Object.keys(r)])]);e!==this.shape&&(this.shape=e,this.cards=t.states.map(s=>new zl(s,t,this)),this.list.replaceChildren(...this.cards.map(s=>s.element)),this.activeState=NaN),t.states.forEach((s,r)=>this.cards[r]?.show(s,t,this.before(t,r),(o,a)=>this.risk(t,r,o,a)));let n=JSON.stringify([t.name,t.states,t.comparing]);n!==this.states&&(this.fallen=!1),this.states=n,this.showUnsafe(t),this.none.hidden=!0,this.editor.hidden=!1,this.title.textContent=t.name,this.dirty.hidden=!t.dirty,this.undoButton.disabled=!t.undo,this.redoButton.disabled=!t.redo,this.compare.box.checked=t.comparing,this.compare.box.disabled=!t.dirty,this.frozen.hidden=!t.comparing,this.cardBox.disabled=t.comparing,this.enable()}showNothing(){this.none.hidden=!1,this.editor.hidden=!0,this.shape="",this.cards=[],this.list.replaceChildren()}showUnsafe(t){let e=t.states.some(({values:n},s)=>Object.entries(n).some(([r,o])=>this.risk(t,s,r,o)!==""));this.unsafe.hidden&&(this.fallen||e)&&(this.stabilize.open=!0),this.unsafe.hidden=!this.fallen&&!e,this.unsafe.title=this.fallen?"It fell":"A gain is outside of the range in which this gait was measured to keep walking"}startStabilizing(){this.flushEdits(),this.studio.send("stabilize",{budget:this.budget.value})}before(t,e){return t.original.length===t.states.length?t.original[e]:null}risk(t,e,n,s){if(!t.safe||n!=="cd"&&n!=="cv")return"";let[r,o]=t.safe[n],a=this.before(t,e)?.values[n],l=t.original.map(({values:u})=>u[n]).filter(u=>u!==void 0);if(a===void 0&&!l.length)return"";let c=(a??Math.min(...l))+r,h=(a??Math.max(...l))+o;return s>=c-1e-9&&s<=h+1e-9?"":`Outside ${c.toFixed(2)} to ${h.toFixed(2)}, where this gait was measured to keep walking (${t.safe.how})`}markActive(t){if(Object.is(t,this.activeState))return;this.activeState=t;let e=this.cards.length;this.cards.forEach((n,s)=>n.active(e>0&&t%e===s,t>=e))}save(){let t=this.name.value.trim().replace(/[^A-Za-z0-9_-]+/g,"-");t&&(this.name.value=t,this.edits.finish(),this.studio.send("save",{name:t}))}enable(){this.saveButton.disabled=!this.name.value.trim()}flushEdits(){this.edits.finish(),this.cards.forEach(t=>t.acceptServerValues())}edit(t,e,n){this.waiting&&(this.waiting.state!==t||this.waiting.name!==e)&&this.edits.finish(),this.waiting={state:t,name:e},this.edits.call({state:t,name:e,value:n})}release(){this.edits.finish(),this.waiting=null}add(t){this.flushEdits(),this.studio.send("add_state",{after:t})}remove(t){this.flushEdits(),this.studio.send("remove_state",{state:t})}move(t,e){this.flushEdits(),this.studio.send("move_state",{state:t,to:e})}};var Gl=38,Hl=class{constructor(t,e){this.studio=t;this.steering=e;let n=Nt("svg",{class:"compass-dial",viewBox:"-46 -46 92 92",test:"compass","aria-hidden":"true"},Nt("circle",{class:"compass-plate",r:Gl}),...Array.from({length:24},(a,l)=>Nt("line",{class:"compass-tick",y1:-Gl,y2:l%6?-Gl+3:-Gl+6,transform:`rotate(${15*l})`})),this.wanted,this.needle);n.append(Nt("title",{},"Click or drag to set the heading. Up is the x axis."));let s=Nt("svg",{class:"compass-scale",viewBox:"-9 -40 18 80","aria-hidden":"true"},Nt("rect",{class:"compass-trough",x:-3,y:-36,width:6,height:72,rx:3}),this.bar,this.mark);s.append(Nt("title",{},"Speed; the line is the commanded speed"));let r=a=>{let l=n.getBoundingClientRect(),c=a.clientX-l.left-l.width/2,h=a.clientY-l.top-l.height/2;Math.hypot(c,h)>6&&e.face(Math.atan2(-c,-h))};n.addEventListener("pointerdown",a=>{n.setPointerCapture(a.pointerId),r(a)}),n.addEventListener("pointermove",a=>{n.hasPointerCapture(a.pointerId)&&r(a)}),this.element=D("div",{class:"compass",test:"steer-widget"},n,s,D("div",{class:"compass-text"},this.speed,this.facing));let o=()=>this.element.hidden=!t.steerable;t.on("skill",o),t.on("skills",o),t.on("frame",()=>this.frame()),o()}studio;steering;element;needle=Nt("path",{class:"compass-needle",d:"M0 -27 L8 12 L0 7 L-8 12 Z"});wanted=Nt("path",{class:"compass-wanted",d:"M0 -31 L6 -42 L-6 -42 Z"});bar=Nt("rect",{class:"compass-bar",x:-3,width:6,rx:3});mark=Nt("path",{class:"compass-mark",d:"M-7 0 H7"});speed=D("output",{class:"compass-speed",test:"steer-speed-says",title:"Speed now [m/s]"});facing=D("output",{class:"compass-heading",test:"steer-heading-says",title:"Heading now"});turned=NaN;smoothedSpeed=NaN;frame(){let{frame:t}=this.studio;if(!t||this.element.hidden)return;let{data:e}=t,n=Oy(e);this.smoothedSpeed=Number.isFinite(this.smoothedSpeed)?this.smoothedSpeed+.06*(n-this.smoothedSpeed):n;let s=e[dt.heading];(Math.abs(s-this.turned)>.002||Number.isNaN(this.turned))&&(this.turned=s,rn(this.needle,{transform:`rotate(${-s*180/Math.PI})`}),Re(this.facing,$r(s)));let r=this.steering.askedSpeed,o=Math.max(1.6,1.25*r,1.25*this.smoothedSpeed);rn(this.wanted,{transform:`rotate(${-this.steering.askedHeading*180/Math.PI})`});let a=72*Bn(this.smoothedSpeed/o,.02,1);rn(this.bar,{y:36-a,height:a}),rn(this.mark,{transform:`translate(0 ${36-72*Bn(r/o,0,1)})`}),Re(this.speed,`${Gt(this.smoothedSpeed)} m/s`)}};function Oy(i){let t=i[dt.heading]||0;return i[dt.velocity]*Math.cos(t)+i[dt.velocity+1]*Math.sin(t)}var da=36;function xm(i,t){let e=D("div",{class:"joystick-knob"}),n=D("div",{class:"joystick",test:"joystick",role:"application",label:"Joystick: up faster, down slower, left and right turn"},e);function s(a){let l=n.getBoundingClientRect(),c=a.clientX-l.left-l.width/2,h=a.clientY-l.top-l.height/2,u=Math.hypot(c,h);u>da&&([c,h]=[c*da/u,h*da/u]),e.style.transform=`translate(${c}px, ${h}px)`;let d=f=>Math.abs(f)<.1?0:f;t.setStick(d(c/da),d(-h/da))}function r(){e.style.transform="",n.classList.remove("held"),t.setStick(0,0)}n.addEventListener("pointerdown",a=>{a.preventDefault(),n.setPointerCapture(a.pointerId),n.classList.add("held"),s(a)}),n.addEventListener("pointermove",a=>{n.hasPointerCapture(a.pointerId)&&s(a)}),n.addEventListener("lostpointercapture",r);let o=()=>n.hidden=!t.able;for(let a of["skill","skills","holder","link"])i.on(a,o);return o(),n}function xs(i){let t=new URL(i,location.href),e=new URLSearchParams(location.search).get("token");return e&&t.origin===location.origin&&!t.searchParams.has("token")&&t.searchParams.set("token",e),t.href}var Wl=class{constructor(t,e="/ws"){this.listener=t;this.path=e;this.connect(),addEventListener("online",()=>this.connect())}listener;path;socket=null;wait=400;get open(){return this.socket?.readyState===WebSocket.OPEN}send(t){return this.open?(this.socket.send(JSON.stringify(t)),!0):!1}connect(){let t=this.socket?.readyState;if(t===WebSocket.OPEN||t===WebSocket.CONNECTING)return;let e=new WebSocket(xs(this.path).replace(/^http/,"ws"));e.binaryType="arraybuffer",this.socket=e,e.addEventListener("open",()=>{this.wait=400,this.listener.opened()}),e.addEventListener("message",({data:n})=>{typeof n!="string"?this.listener.bytes(n):this.listener.text(JSON.parse(n))}),e.addEventListener("close",()=>{this.socket===e&&(this.listener.lost(),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(5e3,this.wait*1.6))})}};var ky=32<<20,By=[{name:"natural",title:"Natural: human-like walking"},{name:"wang",title:"Wang 2009: as published"},{name:"robust",title:"Robust: withstands pushes"}],zy=[{name:"human-toes",title:"Human with toes, 89 kg"},{name:"own",title:"Made from the clip's skeleton, 75 kg"}],Xl=class{constructor(t){this.studio=t;this.file.addEventListener("change",()=>{this.file.files?.[0]&&this.upload(this.file.files[0]),this.file.value=""}),this.zone.addEventListener("click",()=>this.file.click()),this.element=D("div",{class:"panel-body"},Xn(Xe("Learn from a clip",this.zone,this.file,this.read,this.budget.element,this.learnButton),this.physical,Xe("Optimize the skill",...this.optimize())),Xe("Jobs",this.jobs)),this.learnButton.disabled=!0,this.budget.element.hidden=this.learnButton.hidden=this.physical.hidden=!0,t.on("clip",e=>this.show(e)),t.on("job",e=>{let n=this.cards.get(e.id),s=n??new Qr(t,e.id);s.show(e),!n&&(this.cards.set(e.id,s),this.jobs.prepend(s.element),e.state==="running"&&s.element.scrollIntoView({block:"nearest"}))})}studio;element;file=D("input",{type:"file",accept:".bvh",test:"clip-file",hidden:!0});zone=D("button",{type:"button",class:"drop-zone",test:"clip-drop",title:"Choose a BVH file, or drop one anywhere on the page"},D("strong",{},"Drop a BVH clip here"),D("span",{},"or click to choose one; walking, running, up to 32 MiB"));read=D("div",{class:"clip",test:"clip",hidden:!0});jobs=D("div",{class:"jobs",test:"jobs"});cards=new Map;budget=Zr("learn-budget",60,600,30,120);learnButton=Zt({test:"learn",text:"Learn this clip",title:"Learn a controller that tracks this clip under physics",kind:"main",act:()=>this.studio.clip&&this.studio.send("learn",{clip:this.studio.clip.id,budget:this.budget.value})});body=Ci("rectify-body","Body",zy,()=>{});rectifyBudget=Zr("rectify-budget",60,1800,60,600);rectifyButton=Zt({test:"rectify",text:"Make physical",title:"Change the whole clip as little as needed until joint torques carry it from its first frame to its last",act:()=>this.studio.clip&&this.studio.send("rectify",{clip:this.studio.clip.id,body:this.body.box.value,budget:this.rectifyBudget.value})});physical=Xe("Make the clip physical",this.body.element,this.rectifyBudget.element,this.rectifyButton);async upload(t){if(t.size>ky){this.fail(`${t.name} is larger than 32 MiB`);return}this.read.hidden=!1,this.read.replaceChildren(D("p",{class:"busy-words"},`Reading ${t.name} …`)),this.zone.disabled=!0;try{let e=await fetch(xs("/clip"),{method:"POST",body:t,headers:{"X-Name":encodeURIComponent(t.name),"X-Key":this.studio.hello?.key??"","Content-Type":"application/octet-stream"}}),n=await e.json();n.is==="clip"?this.show(n):this.fail(n.text||`the server answered ${e.status}`)}catch{this.fail(`${t.name} could not be sent`)}finally{this.zone.disabled=!1}}fail(t){this.read.hidden=this.studio.clip===null,this.studio.clip&&this.show(this.studio.clip),this.studio.emit("error",{is:"error",about:"clip",text:t})}show(t){this.studio.clip=t;let e=[[t.kind,t.speed===null?"":`${Gt(t.speed,1)} m/s`].filter(Boolean).join(", "),`${Gt(t.seconds,1)} s`,`${t.frames} frames at ${Gt(t.rate,0)} Hz`],n=Array.isArray(t.words)?t.words:t.words?[t.words]:[];this.read.hidden=!1,this.read.replaceChildren(D("strong",{test:"clip-name"},t.name),D("p",{test:"clip-facts"},e.filter(Boolean).join(" · ")),...t.sketch?[new ca(t.sketch).element]:[],...n.map(s=>D("p",{class:"hint"},s))),this.learnButton.disabled=!1,this.budget.element.hidden=this.learnButton.hidden=this.physical.hidden=!1}optimize(){let t=Ci("optimize-objective","Objective",By,()=>{}),e=D("input",{type:"number",id:"optimize-speed",test:"optimize-speed",min:.1,max:5,step:.1,placeholder:"as it is"}),n=Zr("optimize-budget",60,3600,60,300),s=Zt({test:"optimize",text:"Optimize",title:"Optimize the parameters of the skill in control; the result is a new skill",act:()=>{let o=e.valueAsNumber;this.studio.send("optimize",{objective:t.box.value,speed:Number.isFinite(o)?o:null,budget:n.value})}}),r=D("div",{class:"field"},D("label",{for:"optimize-speed"},"Speed [m/s]"),e);return[t.element,r,n.element,s]}};var bm=[{name:"flat",friction:null,title:"Flat",line:"M2 24H62"},{name:"slope:4",friction:null,title:"Uphill",line:"M2 27H16L62 12"},{name:"slope:-4",friction:null,title:"Downhill",line:"M2 12H16L62 27"},{name:"stairs:height=-0.1,count=12,start=4",friction:null,title:"Steps down",line:"M2 10H16V15H28V20H40V25H62"},{name:"stairs:height=0.05,count=12,start=4",friction:null,title:"Steps up",line:"M2 26H16V22H28V18H40V14H62"},{name:"rough:height=0.04,seed=2",friction:null,title:"Rough",line:"M2 23L10 24L17 20L24 25L31 21L38 26L46 20L54 24L62 22"},{name:"boxes",friction:null,title:"Boxes",line:"M2 26H62",extra:"M30 26v-7h8v7zM31 19v-7h7v7zM48 26v-7h8v7z"},{name:"flat",friction:.12,title:"Ice",line:"M2 24H62",kind:"ice"}];function Sm(i){let t=bm.map(e=>D("button",{type:"button",class:`ground-thumb ${e.kind??""}`,test:`ground-${e.title.toLowerCase().replace(" ","-")}`,"aria-pressed":"false",onclick:()=>i(e)},Nt("svg",{viewBox:"0 0 64 32","aria-hidden":"true"},Nt("path",{class:"ground-line",d:e.line}),e.extra?Nt("path",{class:"ground-box",d:e.extra}):null),D("span",{},e.title)));return{element:D("div",{class:"ground-thumbs",role:"group",label:"Grounds"},...t),show(e,n){let s=n!==null&&n<.2;t.forEach((r,o)=>{let{name:a,kind:l}=bm[o];r.setAttribute("aria-pressed",String(a===(e||"flat")&&l==="ice"===s))})}}}var Vy=[["best","Start with these"],["yours","Yours"],["walks","Walks"],["runs","Runs and hops"],["stunts","Standing and stunts"],["flat","Two-dimensional bodies"]],ql=class{constructor(t){this.studio=t;this.element=D("div",{class:"skill-list"},this.now,this.search,this.list,this.none),t.on("skills",e=>this.build(e)),t.on("skill",()=>this.markCurrent()),t.on("holder",()=>this.markCurrent()),t.on("link",()=>this.markCurrent()),t.on("error",({about:e})=>{e==="skill"&&(this.waiting="",this.markCurrent())})}studio;element;now=D("div",{class:"skill-now",test:"skill-now"});list=D("div",{class:"skills",test:"skills"});none=D("p",{class:"hint",hidden:!0,test:"skills-none"},"No skill matches.");search=D("input",{type:"search",class:"search",test:"skill-search",placeholder:"Search: run, backwards, slope …",label:"Search skills",autocomplete:"off",spellcheck:"false",oninput:()=>this.filter()});cards=[];groups=[];opened=new Map;waiting="";build(t){this.groups=[],this.cards=[];for(let[e,n]of Vy){let s=e==="best"?t.filter(({best:l})=>l!==null).sort((l,c)=>l.best-c.best):t.filter(({group:l,best:c})=>l===e&&c===null);if(!s.length)continue;let r=D("div",{class:"skill-grid"});for(let l of s){let c=this.card(l);r.append(c);let h=`${l.id} ${l.title} ${l.good} ${l.about} ${l.gait} ${l.kind} ${l.character}`;this.cards.push({skill:l,button:c,words:h.toLowerCase()})}let o=D("h3",{},n,D("span",{class:"count"},String(s.length))),a=D("details",{class:"skill-group",test:`skills-${e}`},D("summary",{},o),r);a.open=this.opened.get(e)??(e==="best"||e==="yours"),a.querySelector("summary").addEventListener("click",()=>this.opened.set(e,!a.open)),this.groups.push({name:e,element:a,box:r})}this.list.replaceChildren(...this.groups.map(({element:e})=>e)),this.markCurrent(),this.filter()}card(t){let e=[t.speed===null?"":`${Gt(t.speed)} m/s`,t.kind==="act"?"once":"",t.kinematic?"kinematic":t.kinematic_root?"kinematic root":""];return D("button",{type:"button",class:"skill",test:`skill-${t.id}`,title:t.about||t.title,"aria-pressed":"false",onclick:()=>this.choose(t)},Mm(t),D("span",{class:"skill-title"},t.title),t.good?D("span",{class:"skill-good"},t.good):null,D("span",{class:"skill-facts"},e.filter(Boolean).join(" · ")),t.made?D("span",{class:"tag",title:"Made in this studio"},"yours"):null)}choose(t){this.studio.send("skill",{id:t.id})&&(this.waiting=t.id===this.studio.skill?.id?"":t.id,this.markCurrent())}markCurrent(){let t=this.studio.skill?.id;t===this.waiting&&(this.waiting="");for(let{skill:e,button:n}of this.cards)n.setAttribute("aria-pressed",String(e.id===t)),n.classList.toggle("waiting",e.id===this.waiting),n.disabled=!this.studio.holds;this.showNow()}showNow(){let{skill:t,skills:e,holds:n}=this.studio;if(!t)return;let s=e.find(({id:l})=>l===t.id),r=s?.title??t.title,o=s?.removable?this.ownButtons(s):[],a=D("div",{},D("strong",{test:"skill-now-title"},r),D("p",{class:"about",test:"skill-about"},s?.good||t.about),...o);this.now.replaceChildren(...s?[Mm(s)]:[],a),this.now.querySelectorAll("button").forEach(l=>l.disabled=!n)}ownButtons({id:t,title:e}){let n=Zt({test:"skill-rename",text:"Rename",title:"Give this skill another title",kind:"quiet",act:()=>{let r=prompt("Title of this skill",e)?.trim();r&&r!==e&&this.studio.send("retitle",{id:t,title:r.slice(0,80)})}}),s=Zt({test:"skill-remove",text:"Delete",title:"Delete this skill from the studio",kind:"quiet",act:()=>{confirm(`Delete ${e}? Its files are removed.`)&&this.studio.send("remove",{id:t})}});return[D("div",{class:"row"},n,s)]}filter(){let t=this.search.value.toLowerCase().split(/\s+/).filter(Boolean),e=0;for(let{button:n,words:s}of this.cards){let r=t.every(o=>s.includes(o));n.hidden=!r,r&&e++}for(let{box:n,element:s,name:r}of this.groups){let o=[...n.children].every(a=>a.hidden);s.hidden=o,s.open=t.length>0||(this.opened.get(r)??(r==="best"||r==="yours"))}this.none.hidden=e>0||this.cards.length===0}};function Mm(i){let t=i.thumbnail?D("img",{src:xs(i.thumbnail),alt:"",loading:"lazy",decoding:"async",draggable:"false"}):D("span",{class:"no-preview","aria-hidden":"true"},i.title.slice(0,1));return D("span",{class:"preview"},t)}function wm(i){let t=new ql(i);return D("div",{class:"panel-body"},Xe("Skill",t.element),Xn(Gy(i),Hy(i)))}function Em(i,t){return i.some(({name:e})=>e===t)?i:[{name:t,title:t},...i]}function Gy(i){let t=Ci("body","Body",[],s=>i.send("body",{shape:s})),e=D("input",{type:"text",test:"body-shape",label:"Body shape",placeholder:"or factors: height=1.1,mass=1.2",title:"Scale factors: height, mass, leg_length, femur, shank, arm_length, left_leg, right_leg. Press Enter.",spellcheck:"false",onkeydown:s=>{s.key==="Enter"&&i.send("body",{shape:e.value.trim()})}}),n=[];return i.on("hello",s=>t.fill(n=s.bodies)),i.on("scene",s=>{let r=s.asked?.shape??"";t.fill(Em(n,r)),t.box.value=r,e.value=r}),Xe("Body",t.element,e)}function Hy(i){let t=c=>i.send("scene",{name:e.box.value,friction:c}),e=Ci("ground","Ground",[],()=>t(n?r.value:null)),n=!1,s=Vi(4,t),r=fi({test:"friction",label:"Friction",title:"Coefficient of friction: 0.1 is ice, 0.8 a rubber sole on a dry floor",low:.05,high:1.5,step:.05,value:.8,format:c=>Gt(c),change:c=>{n=!0,s.call(c)}}),o=Zt({test:"friction-own",text:"Friction of the character",title:"The value in the file of the character",kind:"quiet",act:()=>{n=!1,t(null)}}),a=[];i.on("hello",c=>e.fill(a=c.scenes)),i.on("scene",c=>{let h=c.asked?.ground??"";e.fill(Em(a,h)),e.box.value=h,c.ground.friction!==null&&(r.value=c.ground.friction)});let l=Sm(c=>{n=c.friction!==null,i.send("scene",{name:c.name,friction:c.friction})});return i.on("scene",c=>l.show(c.asked?.ground??"",c.ground.friction)),Xe("Ground",l.element,e.element,r.element,o)}var rr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},or={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},dg=0,Zd=1,fg=2;var Mr=1,pg=2,Do=3,ar=0,Vn=1,$n=2,wr=0,No=1,Kd=2,Jd=3,jd=4,mg=5;var Er=100,gg=101,_g=102,vg=103,yg=104,xg=200,bg=201,Sg=202,Mg=203,Qd=204,tf=205,wg=206,Eg=207,Tg=208,Ag=209,Cg=210,Rg=211,Pg=212,Lg=213,Ig=214,xc=0,bc=1,Sc=2,_o=3,Mc=4,wc=5,Ec=6,Tc=7,sh=0,Dg=1,Ng=2,us=0,ef=1,nf=2,sf=3,rf=4,of=5,af=6,lf=7,Od="attached",Fg="detached",cf=300,Tr=301,Fo=302,rh=303,oh=304,Ac=1e3,os=1001,Cc=1002,Un=1003,Ug=1004;var rl=1005;var ni=1006,ah=1007;var Fs=1008;var oi=1009,hf=1010,uf=1011,Uo=1012,lh=1013,qi=1014,Di=1015,Yi=1016,ch=1017,hh=1018,Ar=1020,df=35902,ff=35899,pf=1021,mf=1022,Ni=1023,As=1026,Us=1027,gf=1028,uh=1029,lr=1030,dh=1031;var fh=1033,ol=33776,al=33777,ll=33778,cl=33779,ph=35840,mh=35841,gh=35842,_h=35843,vh=36196,yh=37492,xh=37496,bh=37488,Sh=37489,hl=37490,Mh=37491,wh=37808,Eh=37809,Th=37810,Ah=37811,Ch=37812,Rh=37813,Ph=37814,Lh=37815,Ih=37816,Dh=37817,Nh=37818,Fh=37819,Uh=37820,Oh=37821,kh=36492,Bh=36494,zh=36495,Vh=36283,Gh=36284,ul=36285,Hh=36286;var Ea=2300,Rc=2301,vc=2302,kd=2303,Bd=2400,zd=2401,Vd=2402;var Og=3200;var dl=0,kg=1,Os="",zn="srgb",Ta="srgb-linear",Aa="linear",Ne="srgb";var yc=7680;var Bg=519,zg=512,Vg=513,Gg=514,_f=515,Hg=516,Wg=517,vf=518,yf=519,Xg=35044,xf=35048;var bf="300 es",Pi=2e3,vo=2001;function Wy(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function Xy(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ca(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function qg(){let i=Ca("canvas");return i.style.display="block",i}var Tm={},yo=null;function Sf(...i){let t="THREE."+i.shift();yo?yo("log",t,...i):console.log(t,...i)}function Yg(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Kt(...i){i=Yg(i);let t="THREE."+i.shift();if(yo)yo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function ne(...i){i=Yg(i);let t="THREE."+i.shift();if(yo)yo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function xa(...i){let t=i.join(" ");t in Tm||(Tm[t]=!0,Kt(...i))}function $g(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Zg={[xc]:xc,[Sc]:Ec,[Mc]:Mc,[_o]:wc,[bc]:bc,[Ec]:Sc,[Tc]:Tc,[wc]:_o},Xi=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},qn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Am=1234567,ba=Math.PI/180,xo=180/Math.PI;function cr(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(qn[i&255]+qn[i>>8&255]+qn[i>>16&255]+qn[i>>24&255]+"-"+qn[t&255]+qn[t>>8&255]+"-"+qn[t>>16&15|64]+qn[t>>24&255]+"-"+qn[e&63|128]+qn[e>>8&255]+"-"+qn[e>>16&255]+qn[e>>24&255]+qn[n&255]+qn[n>>8&255]+qn[n>>16&255]+qn[n>>24&255]).toLowerCase()}function me(i,t,e){return Math.max(t,Math.min(e,i))}function Mf(i,t){return(i%t+t)%t}function qy(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function Yy(i,t,e){return i!==t?(e-i)/(t-i):0}function Sa(i,t,e){return(1-e)*i+e*t}function $y(i,t,e,n){return Sa(i,t,1-Math.exp(-e*n))}function Zy(i,t=1){return t-Math.abs(Mf(i,t*2)-t)}function Ky(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function Jy(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function jy(i,t){return i+Math.floor(Math.random()*(t-i+1))}function Qy(i,t){return i+Math.random()*(t-i)}function tx(i){return i*(.5-Math.random())}function ex(i){i!==void 0&&(Am=i);let t=Am+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function nx(i){return i*ba}function ix(i){return i*xo}function sx(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function rx(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function wf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function ox(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),m=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*m,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*m,a*c);break;case"ZYZ":i.set(l*m,l*f,a*h,a*c);break;default:Kt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Ef(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Kg(i,t){if(t.constructor===Float32Array)return i;let e=Ef(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Jg(i,t){if(t.constructor===Float32Array)return i;let e=Ef(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Tf={DEG2RAD:ba,RAD2DEG:xo,generateUUID:cr,clamp:me,euclideanModulo:Mf,mapLinear:qy,inverseLerp:Yy,lerp:Sa,damp:$y,pingpong:Zy,smoothstep:Ky,smootherstep:Jy,randInt:jy,randFloat:Qy,randFloatSpread:tx,seededRandom:ex,degToRad:nx,radToDeg:ix,isPowerOfTwo:sx,ceilPowerOfTwo:rx,floorPowerOfTwo:wf,setQuaternionFromProperEuler:ox,normalize:Jg,denormalize:Kg},Ct=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=me(this.x,t.x,e.x),this.y=me(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=me(this.x,t,e),this.y=me(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(me(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ii=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],m=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==m){let p=l*d+c*f+h*m+u*y;p<0&&(d=-d,f=-f,m=-m,y=-y,p=-p);let g=1-a;if(p<.9995){let _=Math.acos(p),w=Math.sin(_);g=Math.sin(g*_)/w,a=Math.sin(a*_)/w,l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+y*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+y*a;let _=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=_,c*=_,h*=_,u*=_}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],m=r[o+3];return t[e]=a*m+h*u+l*f-c*d,t[e+1]=l*m+h*d+c*u-a*f,t[e+2]=c*m+h*f+a*d-l*u,t[e+3]=h*m-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),m=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"YXZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"ZXY":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"ZYX":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"YZX":this._x=d*h*u+c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u-d*f*m;break;case"XZY":this._x=d*h*u-c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u+d*f*m;break;default:Kt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(me(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},N=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(Cm.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(Cm.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=me(this.x,t.x,e.x),this.y=me(this.y,t.y,e.y),this.z=me(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=me(this.x,t,e),this.y=me(this.y,t,e),this.z=me(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return ud.copy(this).projectOnVector(t),this.sub(ud)}reflect(t){return this.sub(ud.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(me(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},ud=new N,Cm=new ii,re=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],m=n[8],y=s[0],p=s[3],g=s[6],_=s[1],w=s[4],b=s[7],C=s[2],A=s[5],v=s[8];return r[0]=o*y+a*_+l*C,r[3]=o*p+a*w+l*A,r[6]=o*g+a*b+l*v,r[1]=c*y+h*_+u*C,r[4]=c*p+h*w+u*A,r[7]=c*g+h*b+u*v,r[2]=d*y+f*_+m*C,r[5]=d*p+f*w+m*A,r[8]=d*g+f*b+m*v,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,m=e*u+n*d+s*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/m;return t[0]=u*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=d*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=f*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return xa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(dd.makeScale(t,e)),this}rotate(t){return xa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(dd.makeRotation(-t)),this}translate(t,e){return xa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(dd.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},dd=new re,Rm=new re().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Pm=new re().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function ax(){let i={enabled:!0,workingColorSpace:Ta,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ne&&(s.r=Ts(s.r),s.g=Ts(s.g),s.b=Ts(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ne&&(s.r=mo(s.r),s.g=mo(s.g),s.b=mo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Os?Aa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ta]:{primaries:t,whitePoint:n,transfer:Aa,toXYZ:Rm,fromXYZ:Pm,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:zn},outputColorSpaceConfig:{drawingBufferColorSpace:zn}},[zn]:{primaries:t,whitePoint:n,transfer:Ne,toXYZ:Rm,fromXYZ:Pm,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:zn}}}),i}var Me=ax();function Ts(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function mo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var eo,Pc=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{eo===void 0&&(eo=Ca("canvas")),eo.width=t.width,eo.height=t.height;let s=eo.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=eo}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=Ca("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ts(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(Ts(e[n]/255)*255):e[n]=Ts(e[n]);return{data:e,width:t.width,height:t.height}}else return Kt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},lx=0,bo=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:lx++}),this.uuid=cr(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(fd(s[o].image)):r.push(fd(s[o]))}else r=fd(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function fd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Pc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Kt("Texture: Unable to serialize Texture."),{})}var cx=0,pd=new N,si=class i extends Xi{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=os,s=os,r=ni,o=Fs,a=Ni,l=oi,c=i.DEFAULT_ANISOTROPY,h=Os){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:cx++}),this.uuid=cr(),this.name="",this.source=new bo(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ct(0,0),this.repeat=new Ct(1,1),this.center=new Ct(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new re,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(pd).x}get height(){return this.source.getSize(pd).y}get depth(){return this.source.getSize(pd).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){Kt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Kt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==cf)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Ac:t.x=t.x-Math.floor(t.x);break;case os:t.x=t.x<0?0:1;break;case Cc:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Ac:t.y=t.y-Math.floor(t.y);break;case os:t.y=t.y<0?0:1;break;case Cc:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};si.DEFAULT_IMAGE=null;si.DEFAULT_MAPPING=cf;si.DEFAULT_ANISOTROPY=1;var Be=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],m=l[9],y=l[2],p=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(m-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(m+p)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let w=(c+1)/2,b=(f+1)/2,C=(g+1)/2,A=(h+d)/4,v=(u+y)/4,M=(m+p)/4;return w>b&&w>C?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=A/n,r=v/n):b>C?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=A/s,r=M/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=v/r,s=M/r),this.set(n,s,r,e),this}let _=Math.sqrt((p-m)*(p-m)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(_)<.001&&(_=1),this.x=(p-m)/_,this.y=(u-y)/_,this.z=(d-h)/_,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=me(this.x,t.x,e.x),this.y=me(this.y,t.y,e.y),this.z=me(this.z,t.z,e.z),this.w=me(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=me(this.x,t,e),this.y=me(this.y,t,e),this.z=me(this.z,t,e),this.w=me(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Lc=class extends Xi{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ni,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Be(0,0,t,e),this.scissorTest=!1,this.viewport=new Be(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new si({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:ni,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new bo(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},_i=class extends Lc{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},Ra=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=os,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Ic=class extends si{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=os,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var ue=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,f,m,y,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,f,m,y,p)}set(t,e,n,s,r,o,a,l,c,h,u,d,f,m,y,p){let g=this.elements;return g[0]=t,g[4]=e,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=m,g[11]=y,g[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/no.setFromMatrixColumn(t,0).length(),r=1/no.setFromMatrixColumn(t,1).length(),o=1/no.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,f=o*u,m=a*h,y=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+m*c,e[5]=d-y*c,e[9]=-a*l,e[2]=y-d*c,e[6]=m+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,m=c*h,y=c*u;e[0]=d+y*a,e[4]=m*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-m,e[6]=y+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,m=c*h,y=c*u;e[0]=d-y*a,e[4]=-o*u,e[8]=m+f*a,e[1]=f+m*a,e[5]=o*h,e[9]=y-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,m=a*h,y=a*u;e[0]=l*h,e[4]=m*c-f,e[8]=d*c+y,e[1]=l*u,e[5]=y*c+d,e[9]=f*c-m,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,m=a*l,y=a*c;e[0]=l*h,e[4]=y-d*u,e[8]=m*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+m,e[10]=d-y*u}else if(t.order==="XZY"){let d=o*l,f=o*c,m=a*l,y=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+y,e[5]=o*h,e[9]=f*u-m,e[2]=m*u-f,e[6]=a*h,e[10]=y*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(hx,t,ux)}lookAt(t,e,n){let s=this.elements;return pi.subVectors(t,e),pi.lengthSq()===0&&(pi.z=1),pi.normalize(),Ys.crossVectors(n,pi),Ys.lengthSq()===0&&(Math.abs(n.z)===1?pi.x+=1e-4:pi.z+=1e-4,pi.normalize(),Ys.crossVectors(n,pi)),Ys.normalize(),Yl.crossVectors(pi,Ys),s[0]=Ys.x,s[4]=Yl.x,s[8]=pi.x,s[1]=Ys.y,s[5]=Yl.y,s[9]=pi.y,s[2]=Ys.z,s[6]=Yl.z,s[10]=pi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],m=n[2],y=n[6],p=n[10],g=n[14],_=n[3],w=n[7],b=n[11],C=n[15],A=s[0],v=s[4],M=s[8],O=s[12],R=s[1],I=s[5],z=s[9],G=s[13],U=s[2],X=s[6],$=s[10],W=s[14],ct=s[3],J=s[7],Q=s[11],st=s[15];return r[0]=o*A+a*R+l*U+c*ct,r[4]=o*v+a*I+l*X+c*J,r[8]=o*M+a*z+l*$+c*Q,r[12]=o*O+a*G+l*W+c*st,r[1]=h*A+u*R+d*U+f*ct,r[5]=h*v+u*I+d*X+f*J,r[9]=h*M+u*z+d*$+f*Q,r[13]=h*O+u*G+d*W+f*st,r[2]=m*A+y*R+p*U+g*ct,r[6]=m*v+y*I+p*X+g*J,r[10]=m*M+y*z+p*$+g*Q,r[14]=m*O+y*G+p*W+g*st,r[3]=_*A+w*R+b*U+C*ct,r[7]=_*v+w*I+b*X+C*J,r[11]=_*M+w*z+b*$+C*Q,r[15]=_*O+w*G+b*W+C*st,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],m=t[3],y=t[7],p=t[11],g=t[15],_=l*f-c*d,w=a*f-c*u,b=a*d-l*u,C=o*f-c*h,A=o*d-l*h,v=o*u-a*h;return e*(y*_-p*w+g*b)-n*(m*_-p*C+g*A)+s*(m*w-y*C+g*v)-r*(m*b-y*A+p*v)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],m=t[12],y=t[13],p=t[14],g=t[15],_=e*a-n*o,w=e*l-s*o,b=e*c-r*o,C=n*l-s*a,A=n*c-r*a,v=s*c-r*l,M=h*y-u*m,O=h*p-d*m,R=h*g-f*m,I=u*p-d*y,z=u*g-f*y,G=d*g-f*p,U=_*G-w*z+b*I+C*R-A*O+v*M;if(U===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let X=1/U;return t[0]=(a*G-l*z+c*I)*X,t[1]=(s*z-n*G-r*I)*X,t[2]=(y*v-p*A+g*C)*X,t[3]=(d*A-u*v-f*C)*X,t[4]=(l*R-o*G-c*O)*X,t[5]=(e*G-s*R+r*O)*X,t[6]=(p*b-m*v-g*w)*X,t[7]=(h*v-d*b+f*w)*X,t[8]=(o*z-a*R+c*M)*X,t[9]=(n*R-e*z-r*M)*X,t[10]=(m*A-y*b+g*_)*X,t[11]=(u*b-h*A-f*_)*X,t[12]=(a*O-o*I-l*M)*X,t[13]=(e*I-n*O+s*M)*X,t[14]=(y*w-m*C-p*_)*X,t[15]=(h*C-u*w+d*_)*X,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,m=r*u,y=o*h,p=o*u,g=a*u,_=l*c,w=l*h,b=l*u,C=n.x,A=n.y,v=n.z;return s[0]=(1-(y+g))*C,s[1]=(f+b)*C,s[2]=(m-w)*C,s[3]=0,s[4]=(f-b)*A,s[5]=(1-(d+g))*A,s[6]=(p+_)*A,s[7]=0,s[8]=(m+w)*v,s[9]=(p-_)*v,s[10]=(1-(d+y))*v,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=no.set(s[0],s[1],s[2]).length(),a=no.set(s[4],s[5],s[6]).length(),l=no.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Gi.copy(this);let c=1/o,h=1/a,u=1/l;return Gi.elements[0]*=c,Gi.elements[1]*=c,Gi.elements[2]*=c,Gi.elements[4]*=h,Gi.elements[5]*=h,Gi.elements[6]*=h,Gi.elements[8]*=u,Gi.elements[9]*=u,Gi.elements[10]*=u,e.setFromRotationMatrix(Gi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Pi,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),m,y;if(l)m=r/(o-r),y=o*r/(o-r);else if(a===Pi)m=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===vo)m=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Pi,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),m,y;if(l)m=1/(o-r),y=o/(o-r);else if(a===Pi)m=-2/(o-r),y=-(o+r)/(o-r);else if(a===vo)m=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},no=new N,Gi=new ue,hx=new N(0,0,0),ux=new N(1,1,1),Ys=new N,Yl=new N,pi=new N,Lm=new ue,Im=new ii,as=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(me(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-me(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(me(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-me(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(me(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-me(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Kt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Lm.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Lm,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Im.setFromEuler(this),this.setFromQuaternion(Im,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};as.DEFAULT_ORDER="XYZ";var So=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},dx=0,Dm=new N,io=new ii,bs=new ue,$l=new N,fa=new N,fx=new N,px=new ii,Nm=new N(1,0,0),Fm=new N(0,1,0),Um=new N(0,0,1),Om={type:"added"},mx={type:"removed"},so={type:"childadded",child:null},md={type:"childremoved",child:null},On=class i extends Xi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:dx++}),this.uuid=cr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new N,e=new as,n=new ii,s=new N(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ue},normalMatrix:{value:new re}}),this.matrix=new ue,this.matrixWorld=new ue,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new So,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return io.setFromAxisAngle(t,e),this.quaternion.multiply(io),this}rotateOnWorldAxis(t,e){return io.setFromAxisAngle(t,e),this.quaternion.premultiply(io),this}rotateX(t){return this.rotateOnAxis(Nm,t)}rotateY(t){return this.rotateOnAxis(Fm,t)}rotateZ(t){return this.rotateOnAxis(Um,t)}translateOnAxis(t,e){return Dm.copy(t).applyQuaternion(this.quaternion),this.position.add(Dm.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(Nm,t)}translateY(t){return this.translateOnAxis(Fm,t)}translateZ(t){return this.translateOnAxis(Um,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(bs.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?$l.copy(t):$l.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),fa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?bs.lookAt(fa,$l,this.up):bs.lookAt($l,fa,this.up),this.quaternion.setFromRotationMatrix(bs),s&&(bs.extractRotation(s.matrixWorld),io.setFromRotationMatrix(bs),this.quaternion.premultiply(io.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(ne("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Om),so.child=t,this.dispatchEvent(so),so.child=null):ne("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(mx),md.child=t,this.dispatchEvent(md),md.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),bs.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),bs.multiply(t.parent.matrixWorld)),t.applyMatrix4(bs),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Om),so.child=t,this.dispatchEvent(so),so.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(fa,t,fx),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(fa,px,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),m=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};On.DEFAULT_UP=new N(0,1,0);On.DEFAULT_MATRIX_AUTO_UPDATE=!0;On.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ge=class extends On{constructor(){super(),this.isGroup=!0,this.type="Group"}},gx={type:"move"},Mo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ge,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ge,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new N,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new N),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ge,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new N,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new N,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let y of t.hand.values()){let p=e.getJointPose(y,n),g=this._getHandJoint(c,y);p!==null&&(g.matrix.fromArray(p.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=p.radius),g.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,m=.005;c.inputState.pinching&&d>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(gx)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Ge;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},jg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},$s={h:0,s:0,l:0},Zl={h:0,s:0,l:0};function gd(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var se=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=zn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,Me.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=Me.workingColorSpace){return this.r=t,this.g=e,this.b=n,Me.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=Me.workingColorSpace){if(t=Mf(t,1),e=me(e,0,1),n=me(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=gd(o,r,t+1/3),this.g=gd(o,r,t),this.b=gd(o,r,t-1/3)}return Me.colorSpaceToWorking(this,s),this}setStyle(t,e=zn){function n(r){r!==void 0&&parseFloat(r)<1&&Kt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Kt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);Kt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=zn){let n=jg[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Kt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Ts(t.r),this.g=Ts(t.g),this.b=Ts(t.b),this}copyLinearToSRGB(t){return this.r=mo(t.r),this.g=mo(t.g),this.b=mo(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=zn){return Me.workingToColorSpace(Yn.copy(this),t),Math.round(me(Yn.r*255,0,255))*65536+Math.round(me(Yn.g*255,0,255))*256+Math.round(me(Yn.b*255,0,255))}getHexString(t=zn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=Me.workingColorSpace){Me.workingToColorSpace(Yn.copy(this),e);let n=Yn.r,s=Yn.g,r=Yn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=Me.workingColorSpace){return Me.workingToColorSpace(Yn.copy(this),e),t.r=Yn.r,t.g=Yn.g,t.b=Yn.b,t}getStyle(t=zn){Me.workingToColorSpace(Yn.copy(this),t);let e=Yn.r,n=Yn.g,s=Yn.b;return t!==zn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL($s),this.setHSL($s.h+t,$s.s+e,$s.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL($s),t.getHSL(Zl);let n=Sa($s.h,Zl.h,e),s=Sa($s.s,Zl.s,e),r=Sa($s.l,Zl.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Yn=new se;se.NAMES=jg;var Pa=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new se(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},La=class extends On{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new as,this.environmentIntensity=1,this.environmentRotation=new as,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Hi=new N,Ss=new N,_d=new N,Ms=new N,ro=new N,oo=new N,km=new N,vd=new N,yd=new N,xd=new N,bd=new Be,Sd=new Be,Md=new Be,js=class i{constructor(t=new N,e=new N,n=new N){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Hi.subVectors(t,e),s.cross(Hi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Hi.subVectors(s,e),Ss.subVectors(n,e),_d.subVectors(t,e);let o=Hi.dot(Hi),a=Hi.dot(Ss),l=Hi.dot(_d),c=Ss.dot(Ss),h=Ss.dot(_d),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,m=(o*h-a*l)*d;return r.set(1-f-m,m,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,Ms)===null?!1:Ms.x>=0&&Ms.y>=0&&Ms.x+Ms.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,Ms)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ms.x),l.addScaledVector(o,Ms.y),l.addScaledVector(a,Ms.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return bd.setScalar(0),Sd.setScalar(0),Md.setScalar(0),bd.fromBufferAttribute(t,e),Sd.fromBufferAttribute(t,n),Md.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(bd,r.x),o.addScaledVector(Sd,r.y),o.addScaledVector(Md,r.z),o}static isFrontFacing(t,e,n,s){return Hi.subVectors(n,e),Ss.subVectors(t,e),Hi.cross(Ss).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Hi.subVectors(this.c,this.b),Ss.subVectors(this.a,this.b),Hi.cross(Ss).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;ro.subVectors(s,n),oo.subVectors(r,n),vd.subVectors(t,n);let l=ro.dot(vd),c=oo.dot(vd);if(l<=0&&c<=0)return e.copy(n);yd.subVectors(t,s);let h=ro.dot(yd),u=oo.dot(yd);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(ro,o);xd.subVectors(t,r);let f=ro.dot(xd),m=oo.dot(xd);if(m>=0&&f<=m)return e.copy(r);let y=f*c-l*m;if(y<=0&&c>=0&&m<=0)return a=c/(c-m),e.copy(n).addScaledVector(oo,a);let p=h*m-f*u;if(p<=0&&u-h>=0&&f-m>=0)return km.subVectors(r,s),a=(u-h)/(u-h+(f-m)),e.copy(s).addScaledVector(km,a);let g=1/(p+y+d);return o=y*g,a=d*g,e.copy(n).addScaledVector(ro,o).addScaledVector(oo,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Cs=class{constructor(t=new N(1/0,1/0,1/0),e=new N(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Wi.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Wi.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Wi.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Wi):Wi.fromBufferAttribute(r,o),Wi.applyMatrix4(t.matrixWorld),this.expandByPoint(Wi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Kl.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Kl.copy(n.boundingBox)),Kl.applyMatrix4(t.matrixWorld),this.union(Kl)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Wi),Wi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(pa),Jl.subVectors(this.max,pa),ao.subVectors(t.a,pa),lo.subVectors(t.b,pa),co.subVectors(t.c,pa),Zs.subVectors(lo,ao),Ks.subVectors(co,lo),mr.subVectors(ao,co);let e=[0,-Zs.z,Zs.y,0,-Ks.z,Ks.y,0,-mr.z,mr.y,Zs.z,0,-Zs.x,Ks.z,0,-Ks.x,mr.z,0,-mr.x,-Zs.y,Zs.x,0,-Ks.y,Ks.x,0,-mr.y,mr.x,0];return!wd(e,ao,lo,co,Jl)||(e=[1,0,0,0,1,0,0,0,1],!wd(e,ao,lo,co,Jl))?!1:(jl.crossVectors(Zs,Ks),e=[jl.x,jl.y,jl.z],wd(e,ao,lo,co,Jl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Wi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Wi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(ws[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),ws[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),ws[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),ws[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),ws[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),ws[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),ws[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),ws[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(ws),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},ws=[new N,new N,new N,new N,new N,new N,new N,new N],Wi=new N,Kl=new Cs,ao=new N,lo=new N,co=new N,Zs=new N,Ks=new N,mr=new N,pa=new N,Jl=new N,jl=new N,gr=new N;function wd(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){gr.fromArray(i,r);let a=s.x*Math.abs(gr.x)+s.y*Math.abs(gr.y)+s.z*Math.abs(gr.z),l=t.dot(gr),c=e.dot(gr),h=n.dot(gr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var bn=new N,Ql=new Ct,_x=0,Li=class extends Xi{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:_x++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Xg,this.updateRanges=[],this.gpuType=Di,this.version=0,this._normalizationScale=t!==void 0?Ef(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Ql.fromBufferAttribute(this,e),Ql.applyMatrix3(t),this.setXY(e,Ql.x,Ql.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix3(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix4(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyNormalMatrix(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.transformDirection(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Kg(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Jg(t,this.array)}};var yr=class extends Li{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var Ia=class extends Li{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var he=class extends Li{constructor(t,e,n){super(new Float32Array(t),e,n)}},vx=new Cs,ma=new N,Ed=new N,Rs=class{constructor(t=new N,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):vx.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;ma.subVectors(t,this.center);let e=ma.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(ma,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Ed.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(ma.copy(t.center).add(Ed)),this.expandByPoint(ma.copy(t.center).sub(Ed))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},yx=0,Ri=new ue,Td=new On,ho=new N,mi=new Cs,ga=new Cs,Fn=new N,He=class i extends Xi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:yx++}),this.uuid=cr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(Wy(t)?Ia:yr)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new re().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ri.makeRotationFromQuaternion(t),this.applyMatrix4(Ri),this}rotateX(t){return Ri.makeRotationX(t),this.applyMatrix4(Ri),this}rotateY(t){return Ri.makeRotationY(t),this.applyMatrix4(Ri),this}rotateZ(t){return Ri.makeRotationZ(t),this.applyMatrix4(Ri),this}translate(t,e,n){return Ri.makeTranslation(t,e,n),this.applyMatrix4(Ri),this}scale(t,e,n){return Ri.makeScale(t,e,n),this.applyMatrix4(Ri),this}lookAt(t){return Td.lookAt(t),Td.updateMatrix(),this.applyMatrix4(Td.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ho).negate(),this.translate(ho.x,ho.y,ho.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new he(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Kt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Cs);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ne("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new N(-1/0,-1/0,-1/0),new N(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];mi.setFromBufferAttribute(r),this.morphTargetsRelative?(Fn.addVectors(this.boundingBox.min,mi.min),this.boundingBox.expandByPoint(Fn),Fn.addVectors(this.boundingBox.max,mi.max),this.boundingBox.expandByPoint(Fn)):(this.boundingBox.expandByPoint(mi.min),this.boundingBox.expandByPoint(mi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&ne('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Rs);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ne("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new N,1/0);return}if(t){let n=this.boundingSphere.center;if(mi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];ga.setFromBufferAttribute(a),this.morphTargetsRelative?(Fn.addVectors(mi.min,ga.min),mi.expandByPoint(Fn),Fn.addVectors(mi.max,ga.max),mi.expandByPoint(Fn)):(mi.expandByPoint(ga.min),mi.expandByPoint(ga.max))}mi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Fn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Fn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Fn.fromBufferAttribute(a,c),l&&(ho.fromBufferAttribute(t,c),Fn.add(ho)),s=Math.max(s,n.distanceToSquared(Fn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&ne('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){ne("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Li(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new N,l[O]=new N;let h=new N,u=new N,d=new N,f=new Ct,m=new Ct,y=new Ct,p=new N,g=new N;function _(O,R,I){c[O]=c[R]=c[I]=1,h.fromBufferAttribute(n,O),u.fromBufferAttribute(n,R),d.fromBufferAttribute(n,I),f.fromBufferAttribute(r,O),m.fromBufferAttribute(r,R),y.fromBufferAttribute(r,I),u.sub(h),d.sub(h),m.sub(f),y.sub(f);let z=1/(m.x*y.y-y.x*m.y);isFinite(z)&&(p.copy(u).multiplyScalar(y.y).addScaledVector(d,-m.y).multiplyScalar(z),g.copy(d).multiplyScalar(m.x).addScaledVector(u,-y.x).multiplyScalar(z),a[O].add(p),a[R].add(p),a[I].add(p),l[O].add(g),l[R].add(g),l[I].add(g))}let w=this.groups;w.length===0&&(w=[{start:0,count:t.count}]);for(let O=0,R=w.length;O<R;++O){let I=w[O],z=I.start,G=I.count;for(let U=z,X=z+G;U<X;U+=3)_(t.getX(U+0),t.getX(U+1),t.getX(U+2))}let b=new N,C=new N,A=new N,v=new N;function M(O){A.fromBufferAttribute(s,O),v.copy(A);let R=a[O];b.copy(R),b.sub(A.multiplyScalar(A.dot(R))).normalize(),C.crossVectors(v,R);let z=C.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,z)}for(let O=0,R=n.count;O<R;++O)c[O]&&M(O);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new Li(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new N,r=new N,o=new N,a=new N,l=new N,c=new N,h=new N,u=new N;if(t)for(let d=0,f=t.count;d<f;d+=3){let m=t.getX(d+0),y=t.getX(d+1),p=t.getX(d+2);s.fromBufferAttribute(e,m),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,p),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Fn.fromBufferAttribute(t,e),Fn.normalize(),t.setXYZ(e,Fn.x,Fn.y,Fn.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,m=0;for(let y=0,p=l.length;y<p;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let g=0;g<h;g++)d[m++]=c[f++]}return new Li(d,h,u)}if(this.index===null)return Kt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Ad=new N,xx=new N,bx=new re,gi=class{constructor(t=new N(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=Ad.subVectors(n,e).cross(xx.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(Ad),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||bx.getNormalMatrix(t),s=this.coplanarPoint(Ad).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Sx=0,ls=class extends Xi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Sx++}),this.uuid=cr(),this.name="",this.type="Material",this.blending=No,this.side=ar,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Qd,this.blendDst=tf,this.blendEquation=Er,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new se(0,0,0),this.blendAlpha=0,this.depthFunc=_o,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Bg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=yc,this.stencilZFail=yc,this.stencilZPass=yc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){Kt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Kt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new se().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new gi().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ct().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ct().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var Es=new N,Cd=new N,tc=new N,ec=new N,Ps=class{constructor(t=new N,e=new N(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Es)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=Es.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Es.copy(this.origin).addScaledVector(this.direction,e),Es.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Cd.copy(t).add(e).multiplyScalar(.5),tc.copy(e).sub(t).normalize(),ec.copy(this.origin).sub(Cd);let r=t.distanceTo(e)*.5,o=-this.direction.dot(tc),a=ec.dot(this.direction),l=-ec.dot(tc),c=ec.lengthSq(),h=Math.abs(1-o*o),u,d,f,m;if(h>0)if(u=o*l-a,d=o*a-l,m=r*h,u>=0)if(d>=-m)if(d<=m){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-m?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=m?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Cd).addScaledVector(tc,d),f}intersectSphere(t,e){if(t.radius<0)return null;Es.subVectors(t.center,this.origin);let n=Es.dot(this.direction),s=Es.dot(Es)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Es)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,m=e.x-o.x,y=e.y-o.y,p=e.z-o.z,g=n.x-o.x,_=n.y-o.y,w=n.z-o.z,b=Math.abs(l),C=Math.abs(c),A=Math.abs(h),v,M,O,R,I,z,G,U,X,$,W,ct;if(b>=C&&b>=A?(O=l,z=u,X=m,ct=g,l>=0?(v=c,M=h,R=d,I=f,G=y,U=p,$=_,W=w):(v=h,M=c,R=f,I=d,G=p,U=y,$=w,W=_)):C>=A?(O=c,z=d,X=y,ct=_,c>=0?(v=h,M=l,R=f,I=u,G=p,U=m,$=w,W=g):(v=l,M=h,R=u,I=f,G=m,U=p,$=g,W=w)):(O=h,z=f,X=p,ct=w,h>=0?(v=l,M=c,R=u,I=d,G=m,U=y,$=g,W=_):(v=c,M=l,R=d,I=u,G=y,U=m,$=_,W=g)),O===0)return null;let J=v/O,Q=M/O,st=1/O,ft=R-J*z,ut=I-Q*z,tt=G-J*X,gt=U-Q*X,yt=$-J*ct,Rt=W-Q*ct,Mt=yt*gt-Rt*tt,Yt=ft*Rt-ut*yt,le=tt*ut-gt*ft;if(s){if(Mt<0||Yt<0||le<0)return null}else if((Mt<0||Yt<0||le<0)&&(Mt>0||Yt>0||le>0))return null;let Xt=Mt+Yt+le;if(Xt===0)return null;let _e=st*(Mt*z+Yt*X+le*ct);return(Xt>0?_e<0:_e>0)?null:this.at(_e/Xt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ze=class extends ls{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new as,this.combine=sh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Bm=new ue,_r=new Ps,nc=new Rs,zm=new N,ic=new N,sc=new N,rc=new N,Rd=new N,oc=new N,Vm=new N,ac=new N,ve=class extends On{constructor(t=new He,e=new Ze){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){oc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Rd.fromBufferAttribute(u,t),o?oc.addScaledVector(Rd,h):oc.addScaledVector(Rd.sub(e),h))}e.add(oc)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),nc.copy(n.boundingSphere),nc.applyMatrix4(r),_r.copy(t.ray).recast(t.near),!(nc.containsPoint(_r.origin)===!1&&(_r.intersectSphere(nc,zm)===null||_r.origin.distanceToSquared(zm)>(t.far-t.near)**2))&&(Bm.copy(r).invert(),_r.copy(t.ray).applyMatrix4(Bm),!(n.boundingBox!==null&&_r.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,_r)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,y=d.length;m<y;m++){let p=d[m],g=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let A=a.getX(b),v=a.getX(b+1),M=a.getX(b+2);s=lc(this,g,t,n,c,h,u,A,v,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let m=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let p=m,g=y;p<g;p+=3){let _=a.getX(p),w=a.getX(p+1),b=a.getX(p+2);s=lc(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,y=d.length;m<y;m++){let p=d[m],g=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let A=b,v=b+1,M=b+2;s=lc(this,g,t,n,c,h,u,A,v,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let m=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let p=m,g=y;p<g;p+=3){let _=p,w=p+1,b=p+2;s=lc(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}}};function Mx(i,t,e,n,s,r,o,a){let l;if(t.side===Vn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===ar,a),l===null)return null;ac.copy(a),ac.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(ac);return c<e.near||c>e.far?null:{distance:c,point:ac.clone(),object:i}}function lc(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,ic),i.getVertexPosition(l,sc),i.getVertexPosition(c,rc);let h=Mx(i,t,e,n,ic,sc,rc,Vm);if(h){let u=new N;js.getBarycoord(Vm,ic,sc,rc,u),s&&(h.uv=js.getInterpolatedAttribute(s,a,l,c,u,new Ct)),r&&(h.uv1=js.getInterpolatedAttribute(r,a,l,c,u,new Ct)),o&&(h.normal=js.getInterpolatedAttribute(o,a,l,c,u,new N),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new N,materialIndex:0};js.getNormal(ic,sc,rc,d.normal),h.face=d,h.barycoord=u}return h}var _a=new Be,Gm=new Be,Hm=new Be,wx=new Be,Wm=new ue,cc=new N,Pd=new Rs,Xm=new ue,Ld=new Ps,Da=class extends ve{constructor(t,e){super(t,e),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=Od,this.bindMatrix=new ue,this.bindMatrixInverse=new ue,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){let t=this.geometry;this.boundingBox===null&&(this.boundingBox=new Cs),this.boundingBox.makeEmpty();let e=t.getAttribute("position");for(let n=0;n<e.count;n++)this.getVertexPosition(n,cc),this.boundingBox.expandByPoint(cc)}computeBoundingSphere(){let t=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new Rs),this.boundingSphere.makeEmpty();let e=t.getAttribute("position");for(let n=0;n<e.count;n++)this.getVertexPosition(n,cc),this.boundingSphere.expandByPoint(cc)}copy(t,e){return super.copy(t,e),this.bindMode=t.bindMode,this.bindMatrix.copy(t.bindMatrix),this.bindMatrixInverse.copy(t.bindMatrixInverse),this.skeleton=t.skeleton,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}raycast(t,e){let n=this.material,s=this.matrixWorld;n!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Pd.copy(this.boundingSphere),Pd.applyMatrix4(s),t.ray.intersectsSphere(Pd)!==!1&&(Xm.copy(s).invert(),Ld.copy(t.ray).applyMatrix4(Xm),!(this.boundingBox!==null&&Ld.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(t,e,Ld)))}getVertexPosition(t,e){return super.getVertexPosition(t,e),this.applyBoneTransform(t,e),e}bind(t,e){this.skeleton=t,e===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),e=this.matrixWorld),this.bindMatrix.copy(e),this.bindMatrixInverse.copy(e).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){let t=new Be,e=this.geometry.attributes.skinWeight;for(let n=0,s=e.count;n<s;n++){t.fromBufferAttribute(e,n);let r=1/t.manhattanLength();r!==1/0?t.multiplyScalar(r):t.set(1,0,0,0),e.setXYZW(n,t.x,t.y,t.z,t.w)}}updateMatrixWorld(t){super.updateMatrixWorld(t),this.bindMode===Od?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===Fg?this.bindMatrixInverse.copy(this.bindMatrix).invert():Kt("SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(t,e){let n=this.skeleton,s=this.geometry;Gm.fromBufferAttribute(s.attributes.skinIndex,t),Hm.fromBufferAttribute(s.attributes.skinWeight,t),e.isVector4?(_a.copy(e),e.set(0,0,0,0)):(_a.set(e.x,e.y,e.z,1),e.set(0,0,0)),_a.applyMatrix4(this.bindMatrix);for(let r=0;r<4;r++){let o=Hm.getComponent(r);if(o!==0){let a=Gm.getComponent(r);Wm.multiplyMatrices(n.bones[a].matrixWorld,n.boneInverses[a]),e.addScaledVector(wx.copy(_a).applyMatrix4(Wm),o)}}return e.isVector4&&(e.w=_a.w),e.applyMatrix4(this.bindMatrixInverse)}},wo=class extends On{constructor(){super(),this.isBone=!0,this.type="Bone"}},Na=class extends si{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Un,h=Un,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},qm=new ue,Ex=new ue,Fa=class i{constructor(t=[],e=[]){this.uuid=cr(),this.bones=t.slice(0),this.boneInverses=e,this.boneMatrices=null,this.previousBoneMatrices=null,this.boneTexture=null,this.previousBoneTexture=null,this.init()}init(){let t=this.bones,e=this.boneInverses;if(this.boneMatrices=new Float32Array(t.length*16),e.length===0)this.calculateInverses();else if(t.length!==e.length){Kt("Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let n=0,s=this.bones.length;n<s;n++)this.boneInverses.push(new ue)}}calculateInverses(){this.boneInverses.length=0;for(let t=0,e=this.bones.length;t<e;t++){let n=new ue;this.bones[t]&&n.copy(this.bones[t].matrixWorld).invert(),this.boneInverses.push(n)}}pose(){for(let t=0,e=this.bones.length;t<e;t++){let n=this.bones[t];n&&n.matrixWorld.copy(this.boneInverses[t]).invert()}for(let t=0,e=this.bones.length;t<e;t++){let n=this.bones[t];n&&(n.parent&&n.parent.isBone?(n.matrix.copy(n.parent.matrixWorld).invert(),n.matrix.multiply(n.matrixWorld)):n.matrix.copy(n.matrixWorld),n.matrix.decompose(n.position,n.quaternion,n.scale))}}update(){let t=this.bones,e=this.boneInverses,n=this.boneMatrices,s=this.boneTexture;for(let r=0,o=t.length;r<o;r++){let a=t[r]?t[r].matrixWorld:Ex;qm.multiplyMatrices(a,e[r]),qm.toArray(n,r*16)}s!==null&&(s.needsUpdate=!0)}clone(){return new i(this.bones,this.boneInverses)}computeBoneTexture(){let t=Math.sqrt(this.bones.length*4);t=Math.ceil(t/4)*4,t=Math.max(t,4);let e=new Float32Array(t*t*4);e.set(this.boneMatrices);let n=new Na(e,t,t,Ni,Di);return n.needsUpdate=!0,this.boneMatrices=e,this.boneTexture=n,this}getBoneByName(t){for(let e=0,n=this.bones.length;e<n;e++){let s=this.bones[e];if(s.name===t)return s}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null),this.previousBoneTexture!==null&&(this.previousBoneTexture.dispose(),this.previousBoneTexture=null)}fromJSON(t,e){this.uuid=t.uuid;for(let n=0,s=t.bones.length;n<s;n++){let r=t.bones[n],o=e[r];o===void 0&&(Kt("Skeleton: No bone found with UUID:",r),o=new wo),this.bones.push(o),this.boneInverses.push(new ue().fromArray(t.boneInverses[n]))}return this.init(),this}toJSON(){let t={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};t.uuid=this.uuid;let e=this.bones,n=this.boneInverses;for(let s=0,r=e.length;s<r;s++){let o=e[s];t.bones.push(o.uuid);let a=n[s];t.boneInverses.push(a.toArray())}return t}};var vr=new Rs,Tx=new Ct(.5,.5),hc=new N,Qs=class{constructor(t=new gi,e=new gi,n=new gi,s=new gi,r=new gi,o=new gi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Pi,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],m=r[8],y=r[9],p=r[10],g=r[11],_=r[12],w=r[13],b=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,g-m,C-_).normalize(),s[1].setComponents(c+o,f+h,g+m,C+_).normalize(),s[2].setComponents(c+a,f+u,g+y,C+w).normalize(),s[3].setComponents(c-a,f-u,g-y,C-w).normalize(),n)s[4].setComponents(l,d,p,b).normalize(),s[5].setComponents(c-l,f-d,g-p,C-b).normalize();else if(s[4].setComponents(c-l,f-d,g-p,C-b).normalize(),e===Pi)s[5].setComponents(c+l,f+d,g+p,C+b).normalize();else if(e===vo)s[5].setComponents(l,d,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),vr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),vr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(vr)}intersectsSprite(t){vr.center.set(0,0,0);let e=Tx.distanceTo(t.center);return vr.radius=.7071067811865476+e,vr.applyMatrix4(t.matrixWorld),this.intersectsSphere(vr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(hc.x=s.normal.x>0?t.max.x:t.min.x,hc.y=s.normal.y>0?t.max.y:t.min.y,hc.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(hc)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Ym=new ue,Dc=class i{constructor(){this.coordinateSystem=Pi,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];Ym.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Qs),n[s].setFromProjectionMatrix(Ym,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Qs),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Ls=class extends ls{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new se(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Nc=new N,Fc=new N,$m=new ue,va=new Ps,uc=new Rs,Id=new N,Zm=new N,tr=class extends On{constructor(t=new He,e=new Ls){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Nc.fromBufferAttribute(e,s-1),Fc.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Nc.distanceTo(Fc);t.setAttribute("lineDistance",new he(n,1))}else Kt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),uc.copy(n.boundingSphere),uc.applyMatrix4(s),uc.radius+=r,t.ray.intersectsSphere(uc)===!1)return;$m.copy(s).invert(),va.copy(t.ray).applyMatrix4($m);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let y=f,p=m-1;y<p;y+=c){let g=h.getX(y),_=h.getX(y+1),w=dc(this,t,va,l,g,_,y);w&&e.push(w)}if(this.isLineLoop){let y=h.getX(m-1),p=h.getX(f),g=dc(this,t,va,l,y,p,m-1);g&&e.push(g)}}else{let f=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let y=f,p=m-1;y<p;y+=c){let g=dc(this,t,va,l,y,y+1,y);g&&e.push(g)}if(this.isLineLoop){let y=dc(this,t,va,l,m-1,f,m-1);y&&e.push(y)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function dc(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Nc.fromBufferAttribute(a,s),Fc.fromBufferAttribute(a,r),e.distanceSqToSegment(Nc,Fc,Id,Zm)>n)return;Id.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Id);if(!(c<t.near||c>t.far))return{distance:c,point:Zm.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Ua=class extends tr{constructor(t,e){super(t,e),this.isLineLoop=!0,this.type="LineLoop"}};var Oa=class extends si{constructor(t=[],e=Tr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}},xr=class extends si{constructor(t,e,n,s,r,o,a,l,c){super(t,e,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Is=class extends si{constructor(t,e,n=qi,s,r,o,a=Un,l=Un,c,h=As,u=1){if(h!==As&&h!==Us)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new bo(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},ka=class extends Is{constructor(t,e=qi,n=Tr,s,r,o=Un,a=Un,l,c=As){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},Ba=class extends si{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},cs=class i extends He{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;m("z","y","x",-1,-1,n,e,t,o,r,0),m("z","y","x",1,-1,n,e,-t,o,r,1),m("x","z","y",1,1,t,n,e,s,o,2),m("x","z","y",1,-1,t,n,-e,s,o,3),m("x","y","z",1,-1,t,e,n,s,r,4),m("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new he(c,3)),this.setAttribute("normal",new he(h,3)),this.setAttribute("uv",new he(u,2));function m(y,p,g,_,w,b,C,A,v,M,O){let R=b/v,I=C/M,z=b/2,G=C/2,U=A/2,X=v+1,$=M+1,W=0,ct=0,J=new N;for(let Q=0;Q<$;Q++){let st=Q*I-G;for(let ft=0;ft<X;ft++){let ut=ft*R-z;J[y]=ut*_,J[p]=st*w,J[g]=U,c.push(J.x,J.y,J.z),J[y]=0,J[p]=0,J[g]=A>0?1:-1,h.push(J.x,J.y,J.z),u.push(ft/v),u.push(1-Q/M),W+=1}}for(let Q=0;Q<M;Q++)for(let st=0;st<v;st++){let ft=d+st+X*Q,ut=d+st+X*(Q+1),tt=d+(st+1)+X*(Q+1),gt=d+(st+1)+X*Q;l.push(ft,ut,gt),l.push(ut,tt,gt),ct+=6}a.addGroup(f,ct,O),f+=ct,d+=W}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},za=class i extends He{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,f=2*u+d,m=n*2+r,y=s+1,p=new N,g=new N;for(let _=0;_<=m;_++){let w=0,b=0,C=0,A=0;if(_<=n){let O=_/n,R=O*Math.PI/2;b=-h-t*Math.cos(R),C=t*Math.sin(R),A=-t*Math.cos(R),w=O*u}else if(_<=n+r){let O=(_-n)/r;b=-h+O*e,C=t,A=0,w=u+O*d}else{let O=(_-n-r)/n,R=O*Math.PI/2;b=h+t*Math.sin(R),C=t*Math.cos(R),A=t*Math.sin(R),w=u+d+O*u}let v=Math.max(0,Math.min(1,w/f)),M=0;_===0?M=.5/s:_===m&&(M=-.5/s);for(let O=0;O<=s;O++){let R=O/s,I=R*Math.PI*2,z=Math.sin(I),G=Math.cos(I);g.x=-C*G,g.y=b,g.z=C*z,a.push(g.x,g.y,g.z),p.set(-C*G,A,C*z),p.normalize(),l.push(p.x,p.y,p.z),c.push(R+M,v)}if(_>0){let O=(_-1)*y;for(let R=0;R<s;R++){let I=O+R,z=O+R+1,G=_*y+R,U=_*y+R+1;o.push(I,z,G),o.push(z,U,G)}}}this.setIndex(o),this.setAttribute("position",new he(a,3)),this.setAttribute("normal",new he(l,3)),this.setAttribute("uv",new he(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},Va=class i extends He{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new N,h=new Ct;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let f=n+u/e*s;c.x=t*Math.cos(f),c.y=t*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new he(o,3)),this.setAttribute("normal",new he(a,3)),this.setAttribute("uv",new he(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},Eo=class i extends He{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],m=0,y=[],p=n/2,g=0;_(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(h),this.setAttribute("position",new he(u,3)),this.setAttribute("normal",new he(d,3)),this.setAttribute("uv",new he(f,2));function _(){let b=new N,C=new N,A=0,v=(e-t)/n;for(let M=0;M<=r;M++){let O=[],R=M/r,I=R*(e-t)+t;for(let z=0;z<=s;z++){let G=z/s,U=G*l+a,X=Math.sin(U),$=Math.cos(U);C.x=I*X,C.y=-R*n+p,C.z=I*$,u.push(C.x,C.y,C.z),b.set(X,v,$).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-R),O.push(m++)}y.push(O)}for(let M=0;M<s;M++)for(let O=0;O<r;O++){let R=y[O][M],I=y[O+1][M],z=y[O+1][M+1],G=y[O][M+1];(t>0||O!==0)&&(h.push(R,I,G),A+=3),(e>0||O!==r-1)&&(h.push(I,z,G),A+=3)}c.addGroup(g,A,0),g+=A}function w(b){let C=m,A=new Ct,v=new N,M=0,O=b===!0?t:e,R=b===!0?1:-1;for(let z=1;z<=s;z++)u.push(0,p*R,0),d.push(0,R,0),f.push(.5,.5),m++;let I=m;for(let z=0;z<=s;z++){let U=z/s*l+a,X=Math.cos(U),$=Math.sin(U);v.x=O*$,v.y=p*R,v.z=O*X,u.push(v.x,v.y,v.z),d.push(0,R,0),A.x=X*.5+.5,A.y=$*.5*R+.5,f.push(A.x,A.y),m++}for(let z=0;z<s;z++){let G=C+z,U=I+z;b===!0?h.push(U,U+1,G):h.push(U+1,U,G),M+=3}c.addGroup(g,M,b===!0?1:2),g+=M}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Ga=class i extends Eo{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Uc=class i extends He{constructor(t=[],e=[],n=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:e,radius:n,detail:s};let r=[],o=[];a(s),c(n),h(),this.setAttribute("position",new he(r,3)),this.setAttribute("normal",new he(r.slice(),3)),this.setAttribute("uv",new he(o,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function a(_){let w=new N,b=new N,C=new N;for(let A=0;A<e.length;A+=3)f(e[A+0],w),f(e[A+1],b),f(e[A+2],C),l(w,b,C,_)}function l(_,w,b,C){let A=C+1,v=[];for(let M=0;M<=A;M++){v[M]=[];let O=_.clone().lerp(b,M/A),R=w.clone().lerp(b,M/A),I=A-M;for(let z=0;z<=I;z++)z===0&&M===A?v[M][z]=O:v[M][z]=O.clone().lerp(R,z/I)}for(let M=0;M<A;M++)for(let O=0;O<2*(A-M)-1;O++){let R=Math.floor(O/2);O%2===0?(d(v[M][R+1]),d(v[M+1][R]),d(v[M][R])):(d(v[M][R+1]),d(v[M+1][R+1]),d(v[M+1][R]))}}function c(_){let w=new N;for(let b=0;b<r.length;b+=3)w.x=r[b+0],w.y=r[b+1],w.z=r[b+2],w.normalize().multiplyScalar(_),r[b+0]=w.x,r[b+1]=w.y,r[b+2]=w.z}function h(){let _=new N;for(let w=0;w<r.length;w+=3){_.x=r[w+0],_.y=r[w+1],_.z=r[w+2];let b=p(_)/2/Math.PI+.5,C=g(_)/Math.PI+.5;o.push(b,1-C)}m(),u()}function u(){for(let _=0;_<o.length;_+=6){let w=o[_+0],b=o[_+2],C=o[_+4],A=Math.max(w,b,C),v=Math.min(w,b,C);A>.9&&v<.1&&(w<.2&&(o[_+0]+=1),b<.2&&(o[_+2]+=1),C<.2&&(o[_+4]+=1))}}function d(_){r.push(_.x,_.y,_.z)}function f(_,w){let b=_*3;w.x=t[b+0],w.y=t[b+1],w.z=t[b+2]}function m(){let _=new N,w=new N,b=new N,C=new N,A=new Ct,v=new Ct,M=new Ct;for(let O=0,R=0;O<r.length;O+=9,R+=6){_.set(r[O+0],r[O+1],r[O+2]),w.set(r[O+3],r[O+4],r[O+5]),b.set(r[O+6],r[O+7],r[O+8]),A.set(o[R+0],o[R+1]),v.set(o[R+2],o[R+3]),M.set(o[R+4],o[R+5]),C.copy(_).add(w).add(b).divideScalar(3);let I=p(C);y(A,R+0,_,I),y(v,R+2,w,I),y(M,R+4,b,I)}}function y(_,w,b,C){C<0&&_.x===1&&(o[w]=_.x-1),b.x===0&&b.z===0&&(o[w]=C/2/Math.PI+.5)}function p(_){return Math.atan2(_.z,-_.x)}function g(_){return Math.atan2(-_.y,Math.sqrt(_.x*_.x+_.z*_.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.vertices,t.indices,t.radius,t.detail)}};var vi=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){Kt("Curve: .getPoint() not implemented.")}getPointAt(t,e){let n=this.getUtoTmapping(t);return this.getPoint(n,e)}getPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPoint(n/t));return e}getSpacedPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPointAt(n/t));return e}getLength(){let t=this.getLengths();return t[t.length-1]}getLengths(t=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===t+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let e=[],n,s=this.getPoint(0),r=0;e.push(0);for(let o=1;o<=t;o++)n=this.getPoint(o/t),r+=n.distanceTo(s),e.push(r),s=n;return this.cacheArcLengths=e,e}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(t,e=null){let n=this.getLengths(),s=0,r=n.length,o;e?o=e:o=t*n[r-1];let a=0,l=r-1,c;for(;a<=l;)if(s=Math.floor(a+(l-a)/2),c=n[s]-o,c<0)a=s+1;else if(c>0)l=s-1;else{l=s;break}if(s=l,n[s]===o)return s/(r-1);let h=n[s],d=n[s+1]-h,f=(o-h)/d;return(s+f)/(r-1)}getTangent(t,e){let s=t-1e-4,r=t+1e-4;s<0&&(s=0),r>1&&(r=1);let o=this.getPoint(s),a=this.getPoint(r),l=e||(o.isVector2?new Ct:new N);return l.copy(a).sub(o).normalize(),l}getTangentAt(t,e){let n=this.getUtoTmapping(t);return this.getTangent(n,e)}computeFrenetFrames(t,e=!1){let n=new N,s=[],r=[],o=[],a=new N,l=new ue;for(let f=0;f<=t;f++){let m=f/t;s[f]=this.getTangentAt(m,new N)}r[0]=new N,o[0]=new N;let c=Number.MAX_VALUE,h=Math.abs(s[0].x),u=Math.abs(s[0].y),d=Math.abs(s[0].z);h<=c&&(c=h,n.set(1,0,0)),u<=c&&(c=u,n.set(0,1,0)),d<=c&&n.set(0,0,1),a.crossVectors(s[0],n).normalize(),r[0].crossVectors(s[0],a),o[0].crossVectors(s[0],r[0]);for(let f=1;f<=t;f++){if(r[f]=r[f-1].clone(),o[f]=o[f-1].clone(),a.crossVectors(s[f-1],s[f]),a.length()>Number.EPSILON){a.normalize();let m=Math.acos(me(s[f-1].dot(s[f]),-1,1));r[f].applyMatrix4(l.makeRotationAxis(a,m))}o[f].crossVectors(s[f],r[f])}if(e===!0){let f=Math.acos(me(r[0].dot(r[t]),-1,1));f/=t,s[0].dot(a.crossVectors(r[0],r[t]))>0&&(f=-f);for(let m=1;m<=t;m++)r[m].applyMatrix4(l.makeRotationAxis(s[m],f*m)),o[m].crossVectors(s[m],r[m])}return{tangents:s,normals:r,binormals:o}}clone(){return new this.constructor().copy(this)}copy(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let t={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return t.arcLengthDivisions=this.arcLengthDivisions,t.type=this.type,t}fromJSON(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}},To=class extends vi{constructor(t=0,e=0,n=1,s=1,r=0,o=Math.PI*2,a=!1,l=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=t,this.aY=e,this.xRadius=n,this.yRadius=s,this.aStartAngle=r,this.aEndAngle=o,this.aClockwise=a,this.aRotation=l}getPoint(t,e=new Ct){let n=e,s=Math.PI*2,r=this.aEndAngle-this.aStartAngle,o=Math.abs(r)<Number.EPSILON;for(;r<0;)r+=s;for(;r>s;)r-=s;r<Number.EPSILON&&(o?r=0:r=s),this.aClockwise===!0&&!o&&(r===s?r=-s:r=r-s);let a=this.aStartAngle+t*r,l=this.aX+this.xRadius*Math.cos(a),c=this.aY+this.yRadius*Math.sin(a);if(this.aRotation!==0){let h=Math.cos(this.aRotation),u=Math.sin(this.aRotation),d=l-this.aX,f=c-this.aY;l=d*h-f*u+this.aX,c=d*u+f*h+this.aY}return n.set(l,c)}copy(t){return super.copy(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}toJSON(){let t=super.toJSON();return t.aX=this.aX,t.aY=this.aY,t.xRadius=this.xRadius,t.yRadius=this.yRadius,t.aStartAngle=this.aStartAngle,t.aEndAngle=this.aEndAngle,t.aClockwise=this.aClockwise,t.aRotation=this.aRotation,t}fromJSON(t){return super.fromJSON(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}},Oc=class extends To{constructor(t,e,n,s,r,o){super(t,e,n,n,s,r,o),this.isArcCurve=!0,this.type="ArcCurve"}};function Af(){let i=0,t=0,e=0,n=0;function s(r,o,a,l){i=r,t=a,e=-3*r+3*o-2*a-l,n=2*r-2*o+a+l}return{initCatmullRom:function(r,o,a,l,c){s(o,a,c*(a-r),c*(l-o))},initNonuniformCatmullRom:function(r,o,a,l,c,h,u){let d=(o-r)/c-(a-r)/(c+h)+(a-o)/h,f=(a-o)/h-(l-o)/(h+u)+(l-a)/u;d*=h,f*=h,s(o,a,d,f)},calc:function(r){let o=r*r,a=o*r;return i+t*r+e*o+n*a}}}var Km=new N,Jm=new N,Dd=new Af,Nd=new Af,Fd=new Af,kc=class extends vi{constructor(t=[],e=!1,n="centripetal",s=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=t,this.closed=e,this.curveType=n,this.tension=s}getPoint(t,e=new N){let n=e,s=this.points,r=s.length,o=(r-(this.closed?0:1))*t,a=Math.floor(o),l=o-a;this.closed?a+=a>0?0:(Math.floor(Math.abs(a)/r)+1)*r:l===0&&a===r-1&&(a=r-2,l=1);let c,h;this.closed||a>0?c=s[(a-1)%r]:(Jm.subVectors(s[0],s[1]).add(s[0]),c=Jm);let u=s[a%r],d=s[(a+1)%r];if(this.closed||a+2<r?h=s[(a+2)%r]:(Km.subVectors(s[r-1],s[r-2]).add(s[r-1]),h=Km),this.curveType==="centripetal"||this.curveType==="chordal"){let f=this.curveType==="chordal"?.5:.25,m=Math.pow(c.distanceToSquared(u),f),y=Math.pow(u.distanceToSquared(d),f),p=Math.pow(d.distanceToSquared(h),f);y<1e-4&&(y=1),m<1e-4&&(m=y),p<1e-4&&(p=y),Dd.initNonuniformCatmullRom(c.x,u.x,d.x,h.x,m,y,p),Nd.initNonuniformCatmullRom(c.y,u.y,d.y,h.y,m,y,p),Fd.initNonuniformCatmullRom(c.z,u.z,d.z,h.z,m,y,p)}else this.curveType==="catmullrom"&&(Dd.initCatmullRom(c.x,u.x,d.x,h.x,this.tension),Nd.initCatmullRom(c.y,u.y,d.y,h.y,this.tension),Fd.initCatmullRom(c.z,u.z,d.z,h.z,this.tension));return n.set(Dd.calc(l),Nd.calc(l),Fd.calc(l)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t.closed=this.closed,t.curveType=this.curveType,t.tension=this.tension,t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new N().fromArray(s))}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}};function jm(i,t,e,n,s){let r=(n-t)*.5,o=(s-e)*.5,a=i*i,l=i*a;return(2*e-2*n+r+o)*l+(-3*e+3*n-2*r-o)*a+r*i+e}function Ax(i,t){let e=1-i;return e*e*t}function Cx(i,t){return 2*(1-i)*i*t}function Rx(i,t){return i*i*t}function Ma(i,t,e,n){return Ax(i,t)+Cx(i,e)+Rx(i,n)}function Px(i,t){let e=1-i;return e*e*e*t}function Lx(i,t){let e=1-i;return 3*e*e*i*t}function Ix(i,t){return 3*(1-i)*i*i*t}function Dx(i,t){return i*i*i*t}function wa(i,t,e,n,s){return Px(i,t)+Lx(i,e)+Ix(i,n)+Dx(i,s)}var Ha=class extends vi{constructor(t=new Ct,e=new Ct,n=new Ct,s=new Ct){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new Ct){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(wa(t,s.x,r.x,o.x,a.x),wa(t,s.y,r.y,o.y,a.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Bc=class extends vi{constructor(t=new N,e=new N,n=new N,s=new N){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new N){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(wa(t,s.x,r.x,o.x,a.x),wa(t,s.y,r.y,o.y,a.y),wa(t,s.z,r.z,o.z,a.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Wa=class extends vi{constructor(t=new Ct,e=new Ct){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=t,this.v2=e}getPoint(t,e=new Ct){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new Ct){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},zc=class extends vi{constructor(t=new N,e=new N){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=t,this.v2=e}getPoint(t,e=new N){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new N){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Xa=class extends vi{constructor(t=new Ct,e=new Ct,n=new Ct){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new Ct){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(Ma(t,s.x,r.x,o.x),Ma(t,s.y,r.y,o.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Vc=class extends vi{constructor(t=new N,e=new N,n=new N){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new N){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(Ma(t,s.x,r.x,o.x),Ma(t,s.y,r.y,o.y),Ma(t,s.z,r.z,o.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},qa=class extends vi{constructor(t=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=t}getPoint(t,e=new Ct){let n=e,s=this.points,r=(s.length-1)*t,o=Math.floor(r),a=r-o,l=s[o===0?o:o-1],c=s[o],h=s[o>s.length-2?s.length-1:o+1],u=s[o>s.length-3?s.length-1:o+2];return n.set(jm(a,l.x,c.x,h.x,u.x),jm(a,l.y,c.y,h.y,u.y)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new Ct().fromArray(s))}return this}},Qm=Object.freeze({__proto__:null,ArcCurve:Oc,CatmullRomCurve3:kc,CubicBezierCurve:Ha,CubicBezierCurve3:Bc,EllipseCurve:To,LineCurve:Wa,LineCurve3:zc,QuadraticBezierCurve:Xa,QuadraticBezierCurve3:Vc,SplineCurve:qa}),Gc=class extends vi{constructor(){super(),this.type="CurvePath",this.curves=[],this.autoClose=!1,this.cacheLengths=null}add(t){this.curves.push(t)}closePath(){let t=this.curves[0].getPoint(0),e=this.curves[this.curves.length-1].getPoint(1);if(!t.equals(e)){let n=t.isVector2===!0?"LineCurve":"LineCurve3";this.curves.push(new Qm[n](e,t))}return this}getPoint(t,e){let n=t*this.getLength(),s=this.getCurveLengths(),r=0;for(;r<s.length;){if(s[r]>=n){let o=s[r]-n,a=this.curves[r],l=a.getLength(),c=l===0?0:1-o/l;return a.getPointAt(c,e)}r++}return null}getLength(){let t=this.getCurveLengths();return t[t.length-1]}updateArcLengths(){this.needsUpdate=!0,this.cacheLengths=null,this.getCurveLengths()}getCurveLengths(){if(this.cacheLengths&&this.cacheLengths.length===this.curves.length)return this.cacheLengths;let t=[],e=0;for(let n=0,s=this.curves.length;n<s;n++)e+=this.curves[n].getLength(),t.push(e);return this.cacheLengths=t,t}getSpacedPoints(t=40){let e=[];for(let n=0;n<=t;n++)e.push(this.getPoint(n/t));return this.autoClose&&e.push(e[0]),e}getPoints(t=12){let e=[],n;for(let s=0,r=this.curves;s<r.length;s++){let o=r[s],a=o.isEllipseCurve?t*2:o.isLineCurve||o.isLineCurve3?1:o.isSplineCurve?t*o.points.length:t,l=o.getPoints(a);for(let c=0;c<l.length;c++){let h=l[c];n&&n.equals(h)||(e.push(h),n=h)}}return this.autoClose&&e.length>1&&!e[e.length-1].equals(e[0])&&e.push(e[0]),e}copy(t){super.copy(t),this.curves=[];for(let e=0,n=t.curves.length;e<n;e++){let s=t.curves[e];this.curves.push(s.clone())}return this.autoClose=t.autoClose,this.cacheLengths=null,this}toJSON(){let t=super.toJSON();t.autoClose=this.autoClose,t.curves=[];for(let e=0,n=this.curves.length;e<n;e++){let s=this.curves[e];t.curves.push(s.toJSON())}return t}fromJSON(t){super.fromJSON(t),this.autoClose=t.autoClose,this.curves=[];for(let e=0,n=t.curves.length;e<n;e++){let s=t.curves[e];this.curves.push(new Qm[s.type]().fromJSON(s))}return this.cacheLengths=null,this}},br=class extends Gc{constructor(t){super(),this.type="Path",this.currentPoint=new Ct,t&&this.setFromPoints(t)}setFromPoints(t){this.moveTo(t[0].x,t[0].y);for(let e=1,n=t.length;e<n;e++)this.lineTo(t[e].x,t[e].y);return this}moveTo(t,e){return this.currentPoint.set(t,e),this}lineTo(t,e){let n=new Wa(this.currentPoint.clone(),new Ct(t,e));return this.curves.push(n),this.currentPoint.set(t,e),this}quadraticCurveTo(t,e,n,s){let r=new Xa(this.currentPoint.clone(),new Ct(t,e),new Ct(n,s));return this.curves.push(r),this.currentPoint.set(n,s),this}bezierCurveTo(t,e,n,s,r,o){let a=new Ha(this.currentPoint.clone(),new Ct(t,e),new Ct(n,s),new Ct(r,o));return this.curves.push(a),this.currentPoint.set(r,o),this}splineThru(t){let e=[this.currentPoint.clone()].concat(t),n=new qa(e);return this.curves.push(n),this.currentPoint.copy(t[t.length-1]),this}arc(t,e,n,s,r,o){let a=this.currentPoint.x,l=this.currentPoint.y;return this.absarc(t+a,e+l,n,s,r,o),this}absarc(t,e,n,s,r,o){return this.absellipse(t,e,n,n,s,r,o),this}ellipse(t,e,n,s,r,o,a,l){let c=this.currentPoint.x,h=this.currentPoint.y;return this.absellipse(t+c,e+h,n,s,r,o,a,l),this}absellipse(t,e,n,s,r,o,a,l){let c=new To(t,e,n,s,r,o,a,l);if(this.curves.length>0){let u=c.getPoint(0);u.equals(this.currentPoint)||this.lineTo(u.x,u.y)}this.curves.push(c);let h=c.getPoint(1);return this.currentPoint.copy(h),this}copy(t){return super.copy(t),this.currentPoint.copy(t.currentPoint),this}toJSON(){let t=super.toJSON();return t.currentPoint=this.currentPoint.toArray(),t}fromJSON(t){return super.fromJSON(t),this.currentPoint.fromArray(t.currentPoint),this}},Ao=class extends br{constructor(t){super(t),this.uuid=cr(),this.type="Shape",this.holes=[]}getPointsHoles(t){let e=[];for(let n=0,s=this.holes.length;n<s;n++)e[n]=this.holes[n].getPoints(t);return e}extractPoints(t){return{shape:this.getPoints(t),holes:this.getPointsHoles(t)}}copy(t){super.copy(t),this.holes=[];for(let e=0,n=t.holes.length;e<n;e++){let s=t.holes[e];this.holes.push(s.clone())}return this}toJSON(){let t=super.toJSON();t.uuid=this.uuid,t.holes=[];for(let e=0,n=this.holes.length;e<n;e++){let s=this.holes[e];t.holes.push(s.toJSON())}return t}fromJSON(t){super.fromJSON(t),this.uuid=t.uuid,this.holes=[];for(let e=0,n=t.holes.length;e<n;e++){let s=t.holes[e];this.holes.push(new br().fromJSON(s))}return this}};function Nx(i,t,e=2){let n=t&&t.length,s=n?t[0]*e:i.length,r=Qg(i,0,s,e,!0),o=[];if(!r||r.next===r.prev)return o;let a,l,c;if(n&&(r=Bx(i,t,r,e)),i.length>80*e){a=i[0],l=i[1];let h=a,u=l;for(let d=e;d<s;d+=e){let f=i[d],m=i[d+1];f<a&&(a=f),m<l&&(l=m),f>h&&(h=f),m>u&&(u=m)}c=Math.max(h-a,u-l),c=c!==0?32767/c:0}return Ya(r,o,e,a,l,c,0),o}function Qg(i,t,e,n,s){let r;if(s===Kx(i,t,e,n)>0)for(let o=t;o<e;o+=n)r=tg(o/n|0,i[o],i[o+1],r);else for(let o=e-n;o>=t;o-=n)r=tg(o/n|0,i[o],i[o+1],r);return r&&Co(r,r.next)&&(Za(r),r=r.next),r}function Sr(i,t){if(!i)return i;t||(t=i);let e=i,n;do if(n=!1,!e.steiner&&(Co(e,e.next)||an(e.prev,e,e.next)===0)){if(Za(e),e=t=e.prev,e===e.next)break;n=!0}else e=e.next;while(n||e!==t);return t}function Ya(i,t,e,n,s,r,o){if(!i)return;!o&&r&&Wx(i,n,s,r);let a=i;for(;i.prev!==i.next;){let l=i.prev,c=i.next;if(r?Ux(i,n,s,r):Fx(i)){t.push(l.i,i.i,c.i),Za(i),i=c.next,a=c.next;continue}if(i=c,i===a){o?o===1?(i=Ox(Sr(i),t),Ya(i,t,e,n,s,r,2)):o===2&&kx(i,t,e,n,s,r):Ya(Sr(i),t,e,n,s,r,1);break}}}function Fx(i){let t=i.prev,e=i,n=i.next;if(an(t,e,n)>=0)return!1;let s=t.x,r=e.x,o=n.x,a=t.y,l=e.y,c=n.y,h=Math.min(s,r,o),u=Math.min(a,l,c),d=Math.max(s,r,o),f=Math.max(a,l,c),m=n.next;for(;m!==t;){if(m.x>=h&&m.x<=d&&m.y>=u&&m.y<=f&&ya(s,a,r,l,o,c,m.x,m.y)&&an(m.prev,m,m.next)>=0)return!1;m=m.next}return!0}function Ux(i,t,e,n){let s=i.prev,r=i,o=i.next;if(an(s,r,o)>=0)return!1;let a=s.x,l=r.x,c=o.x,h=s.y,u=r.y,d=o.y,f=Math.min(a,l,c),m=Math.min(h,u,d),y=Math.max(a,l,c),p=Math.max(h,u,d),g=Gd(f,m,t,e,n),_=Gd(y,p,t,e,n),w=i.prevZ,b=i.nextZ;for(;w&&w.z>=g&&b&&b.z<=_;){if(w.x>=f&&w.x<=y&&w.y>=m&&w.y<=p&&w!==s&&w!==o&&ya(a,h,l,u,c,d,w.x,w.y)&&an(w.prev,w,w.next)>=0||(w=w.prevZ,b.x>=f&&b.x<=y&&b.y>=m&&b.y<=p&&b!==s&&b!==o&&ya(a,h,l,u,c,d,b.x,b.y)&&an(b.prev,b,b.next)>=0))return!1;b=b.nextZ}for(;w&&w.z>=g;){if(w.x>=f&&w.x<=y&&w.y>=m&&w.y<=p&&w!==s&&w!==o&&ya(a,h,l,u,c,d,w.x,w.y)&&an(w.prev,w,w.next)>=0)return!1;w=w.prevZ}for(;b&&b.z<=_;){if(b.x>=f&&b.x<=y&&b.y>=m&&b.y<=p&&b!==s&&b!==o&&ya(a,h,l,u,c,d,b.x,b.y)&&an(b.prev,b,b.next)>=0)return!1;b=b.nextZ}return!0}function Ox(i,t){let e=i;do{let n=e.prev,s=e.next.next;!Co(n,s)&&e0(n,e,e.next,s)&&$a(n,s)&&$a(s,n)&&(t.push(n.i,e.i,s.i),Za(e),Za(e.next),e=i=s),e=e.next}while(e!==i);return Sr(e)}function kx(i,t,e,n,s,r){let o=i;do{let a=o.next.next;for(;a!==o.prev;){if(o.i!==a.i&&Yx(o,a)){let l=n0(o,a);o=Sr(o,o.next),l=Sr(l,l.next),Ya(o,t,e,n,s,r,0),Ya(l,t,e,n,s,r,0);return}a=a.next}o=o.next}while(o!==i)}function Bx(i,t,e,n){let s=[];for(let r=0,o=t.length;r<o;r++){let a=t[r]*n,l=r<o-1?t[r+1]*n:i.length,c=Qg(i,a,l,n,!1);c===c.next&&(c.steiner=!0),s.push(qx(c))}s.sort(zx);for(let r=0;r<s.length;r++)e=Vx(s[r],e);return e}function zx(i,t){let e=i.x-t.x;if(e===0&&(e=i.y-t.y,e===0)){let n=(i.next.y-i.y)/(i.next.x-i.x),s=(t.next.y-t.y)/(t.next.x-t.x);e=n-s}return e}function Vx(i,t){let e=Gx(i,t);if(!e)return t;let n=n0(e,i);return Sr(n,n.next),Sr(e,e.next)}function Gx(i,t){let e=t,n=i.x,s=i.y,r=-1/0,o;if(Co(i,e))return e;do{if(Co(i,e.next))return e.next;if(s<=e.y&&s>=e.next.y&&e.next.y!==e.y){let u=e.x+(s-e.y)*(e.next.x-e.x)/(e.next.y-e.y);if(u<=n&&u>r&&(r=u,o=e.x<e.next.x?e:e.next,u===n))return o}e=e.next}while(e!==t);if(!o)return null;let a=o,l=o.x,c=o.y,h=1/0;e=o;do{if(n>=e.x&&e.x>=l&&n!==e.x&&t0(s<c?n:r,s,l,c,s<c?r:n,s,e.x,e.y)){let u=Math.abs(s-e.y)/(n-e.x);$a(e,i)&&(u<h||u===h&&(e.x>o.x||e.x===o.x&&Hx(o,e)))&&(o=e,h=u)}e=e.next}while(e!==a);return o}function Hx(i,t){return an(i.prev,i,t.prev)<0&&an(t.next,i,i.next)<0}function Wx(i,t,e,n){let s=i;do s.z===0&&(s.z=Gd(s.x,s.y,t,e,n)),s.prevZ=s.prev,s.nextZ=s.next,s=s.next;while(s!==i);s.prevZ.nextZ=null,s.prevZ=null,Xx(s)}function Xx(i){let t,e=1;do{let n=i,s;i=null;let r=null;for(t=0;n;){t++;let o=n,a=0;for(let c=0;c<e&&(a++,o=o.nextZ,!!o);c++);let l=e;for(;a>0||l>0&&o;)a!==0&&(l===0||!o||n.z<=o.z)?(s=n,n=n.nextZ,a--):(s=o,o=o.nextZ,l--),r?r.nextZ=s:i=s,s.prevZ=r,r=s;n=o}r.nextZ=null,e*=2}while(t>1);return i}function Gd(i,t,e,n,s){return i=(i-e)*s|0,t=(t-n)*s|0,i=(i|i<<8)&16711935,i=(i|i<<4)&252645135,i=(i|i<<2)&858993459,i=(i|i<<1)&1431655765,t=(t|t<<8)&16711935,t=(t|t<<4)&252645135,t=(t|t<<2)&858993459,t=(t|t<<1)&1431655765,i|t<<1}function qx(i){let t=i,e=i;do(t.x<e.x||t.x===e.x&&t.y<e.y)&&(e=t),t=t.next;while(t!==i);return e}function t0(i,t,e,n,s,r,o,a){return(s-o)*(t-a)>=(i-o)*(r-a)&&(i-o)*(n-a)>=(e-o)*(t-a)&&(e-o)*(r-a)>=(s-o)*(n-a)}function ya(i,t,e,n,s,r,o,a){return!(i===o&&t===a)&&t0(i,t,e,n,s,r,o,a)}function Yx(i,t){return i.next.i!==t.i&&i.prev.i!==t.i&&!$x(i,t)&&($a(i,t)&&$a(t,i)&&Zx(i,t)&&(an(i.prev,i,t.prev)||an(i,t.prev,t))||Co(i,t)&&an(i.prev,i,i.next)>0&&an(t.prev,t,t.next)>0)}function an(i,t,e){return(t.y-i.y)*(e.x-t.x)-(t.x-i.x)*(e.y-t.y)}function Co(i,t){return i.x===t.x&&i.y===t.y}function e0(i,t,e,n){let s=pc(an(i,t,e)),r=pc(an(i,t,n)),o=pc(an(e,n,i)),a=pc(an(e,n,t));return!!(s!==r&&o!==a||s===0&&fc(i,e,t)||r===0&&fc(i,n,t)||o===0&&fc(e,i,n)||a===0&&fc(e,t,n))}function fc(i,t,e){return t.x<=Math.max(i.x,e.x)&&t.x>=Math.min(i.x,e.x)&&t.y<=Math.max(i.y,e.y)&&t.y>=Math.min(i.y,e.y)}function pc(i){return i>0?1:i<0?-1:0}function $x(i,t){let e=i;do{if(e.i!==i.i&&e.next.i!==i.i&&e.i!==t.i&&e.next.i!==t.i&&e0(e,e.next,i,t))return!0;e=e.next}while(e!==i);return!1}function $a(i,t){return an(i.prev,i,i.next)<0?an(i,t,i.next)>=0&&an(i,i.prev,t)>=0:an(i,t,i.prev)<0||an(i,i.next,t)<0}function Zx(i,t){let e=i,n=!1,s=(i.x+t.x)/2,r=(i.y+t.y)/2;do e.y>r!=e.next.y>r&&e.next.y!==e.y&&s<(e.next.x-e.x)*(r-e.y)/(e.next.y-e.y)+e.x&&(n=!n),e=e.next;while(e!==i);return n}function n0(i,t){let e=Hd(i.i,i.x,i.y),n=Hd(t.i,t.x,t.y),s=i.next,r=t.prev;return i.next=t,t.prev=i,e.next=s,s.prev=e,n.next=e,e.prev=n,r.next=n,n.prev=r,n}function tg(i,t,e,n){let s=Hd(i,t,e);return n?(s.next=n.next,s.prev=n,n.next.prev=s,n.next=s):(s.prev=s,s.next=s),s}function Za(i){i.next.prev=i.prev,i.prev.next=i.next,i.prevZ&&(i.prevZ.nextZ=i.nextZ),i.nextZ&&(i.nextZ.prevZ=i.prevZ)}function Hd(i,t,e){return{i,x:t,y:e,prev:null,next:null,z:0,prevZ:null,nextZ:null,steiner:!1}}function Kx(i,t,e,n){let s=0;for(let r=t,o=e-n;r<e;r+=n)s+=(i[o]-i[r])*(i[r+1]+i[o+1]),o=r;return s}var Wd=class{static triangulate(t,e,n=2){return Nx(t,e,n)}},go=class i{static area(t){let e=t.length,n=0;for(let s=e-1,r=0;r<e;s=r++)n+=t[s].x*t[r].y-t[r].x*t[s].y;return n*.5}static isClockWise(t){return i.area(t)<0}static triangulateShape(t,e){let n=[],s=[],r=[];eg(t),ng(n,t);let o=t.length;e.forEach(eg);for(let l=0;l<e.length;l++)s.push(o),o+=e[l].length,ng(n,e[l]);let a=Wd.triangulate(n,s);for(let l=0;l<a.length;l+=3)r.push(a.slice(l,l+3));return r}};function eg(i){let t=i.length;t>2&&i[t-1].equals(i[0])&&i.pop()}function ng(i,t){for(let e=0;e<t.length;e++)i.push(t[e].x),i.push(t[e].y)}var Ka=class i extends Uc{constructor(t=1,e=0){let n=(1+Math.sqrt(5))/2,s=[-1,n,0,1,n,0,-1,-n,0,1,-n,0,0,-1,n,0,1,n,0,-1,-n,0,1,-n,n,0,-1,n,0,1,-n,0,-1,-n,0,1],r=[0,11,5,0,5,1,0,1,7,0,7,10,0,10,11,1,5,9,5,11,4,11,10,2,10,7,6,7,1,8,3,9,4,3,4,2,3,2,6,3,6,8,3,8,9,4,9,5,2,4,11,6,2,10,8,6,7,9,8,1];super(s,r,t,e),this.type="IcosahedronGeometry",this.parameters={radius:t,detail:e}}static fromJSON(t){return new i(t.radius,t.detail)}};var Ds=class i extends He{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,f=[],m=[],y=[],p=[];for(let g=0;g<h;g++){let _=g*d-o;for(let w=0;w<c;w++){let b=w*u-r;m.push(b,-_,0),y.push(0,0,1),p.push(w/a),p.push(1-g/l)}}for(let g=0;g<l;g++)for(let _=0;_<a;_++){let w=_+c*g,b=_+c*(g+1),C=_+1+c*(g+1),A=_+1+c*g;f.push(w,b,A),f.push(b,C,A)}this.setIndex(f),this.setAttribute("position",new he(m,3)),this.setAttribute("normal",new he(y,3)),this.setAttribute("uv",new he(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}},Ro=class i extends He{constructor(t=.5,e=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:t,outerRadius:e,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);let a=[],l=[],c=[],h=[],u=t,d=(e-t)/s,f=new N,m=new Ct;for(let y=0;y<=s;y++){for(let p=0;p<=n;p++){let g=r+p/n*o;f.x=u*Math.cos(g),f.y=u*Math.sin(g),l.push(f.x,f.y,f.z),c.push(0,0,1),m.x=(f.x/e+1)/2,m.y=(f.y/e+1)/2,h.push(m.x,m.y)}u+=d}for(let y=0;y<s;y++){let p=y*(n+1);for(let g=0;g<n;g++){let _=g+p,w=_,b=_+n+1,C=_+n+2,A=_+1;a.push(w,b,A),a.push(b,C,A)}}this.setIndex(a),this.setAttribute("position",new he(l,3)),this.setAttribute("normal",new he(c,3)),this.setAttribute("uv",new he(h,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.innerRadius,t.outerRadius,t.thetaSegments,t.phiSegments,t.thetaStart,t.thetaLength)}},er=class i extends He{constructor(t=new Ao([new Ct(0,.5),new Ct(-.5,-.5),new Ct(.5,-.5)]),e=12){super(),this.type="ShapeGeometry",this.parameters={shapes:t,curveSegments:e};let n=[],s=[],r=[],o=[],a=0,l=0;if(Array.isArray(t)===!1)c(t);else for(let h=0;h<t.length;h++)c(t[h]),this.addGroup(a,l,h),a+=l,l=0;this.setIndex(n),this.setAttribute("position",new he(s,3)),this.setAttribute("normal",new he(r,3)),this.setAttribute("uv",new he(o,2));function c(h){let u=s.length/3,d=h.extractPoints(e),f=d.shape,m=d.holes;go.isClockWise(f)===!1&&(f=f.reverse());for(let p=0,g=m.length;p<g;p++){let _=m[p];go.isClockWise(_)===!0&&(m[p]=_.reverse())}let y=go.triangulateShape(f,m);for(let p=0,g=m.length;p<g;p++){let _=m[p];f=f.concat(_)}for(let p=0,g=f.length;p<g;p++){let _=f[p];s.push(_.x,_.y,0),r.push(0,0,1),o.push(_.x,_.y)}for(let p=0,g=y.length;p<g;p++){let _=y[p],w=_[0]+u,b=_[1]+u,C=_[2]+u;n.push(w,b,C),l+=3}}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}toJSON(){let t=super.toJSON(),e=this.parameters.shapes;return Jx(e,t)}static fromJSON(t,e){let n=[];for(let s=0,r=t.shapes.length;s<r;s++){let o=e[t.shapes[s]];n.push(o)}return new i(n,t.curveSegments)}};function Jx(i,t){if(t.shapes=[],Array.isArray(i))for(let e=0,n=i.length;e<n;e++){let s=i[e];t.shapes.push(s.uuid)}else t.shapes.push(i.uuid);return t}var Ii=class i extends He{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new N,d=new N,f=[],m=[],y=[],p=[];for(let g=0;g<=n;g++){let _=[],w=g/n,b=o+w*a,C=t*Math.cos(b),A=Math.sqrt(t*t-C*C),v=0;g===0&&o===0?v=.5/e:g===n&&l===Math.PI&&(v=-.5/e);for(let M=0;M<=e;M++){let O=M/e,R=s+O*r;u.x=-A*Math.cos(R),u.y=C,u.z=A*Math.sin(R),m.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),p.push(O+v,1-w),_.push(c++)}h.push(_)}for(let g=0;g<n;g++)for(let _=0;_<e;_++){let w=h[g][_+1],b=h[g][_],C=h[g+1][_],A=h[g+1][_+1];(g!==0||o>0)&&f.push(w,b,A),(g!==n-1||l<Math.PI)&&f.push(b,C,A)}this.setIndex(f),this.setAttribute("position",new he(m,3)),this.setAttribute("normal",new he(y,3)),this.setAttribute("uv",new he(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function Cr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(ig(s))s.isRenderTargetTexture?(Kt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(ig(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Zn(i){let t={};for(let e=0;e<i.length;e++){let n=Cr(i[e]);for(let s in n)t[s]=n[s]}return t}function ig(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function jx(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Cf(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Me.workingColorSpace}var i0={clone:Cr,merge:Zn},Qx=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,tb=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,hs=class extends ls{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Qx,this.fragmentShader=tb,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Cr(t.uniforms),this.uniformsGroups=jx(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new se().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ct().fromArray(s.value);break;case"v3":this.uniforms[n].value=new N().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Be().fromArray(s.value);break;case"m3":this.uniforms[n].value=new re().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ue().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Hc=class extends hs{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Ns=class extends ls{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new se(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new se(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=dl,this.normalScale=new Ct(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new as,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}};var Ja=class extends ls{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new se(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new se(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=dl,this.normalScale=new Ct(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new as,this.combine=sh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Wc=class extends ls{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Og,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Xc=class extends ls{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function uo(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function mc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var nr=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},qc=class extends nr{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Bd,endingEnd:Bd}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case zd:r=t,a=2*e-n;break;case Vd:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case zd:o=t,l=2*n-e;break;case Vd:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,m=(n-e)/(s-e),y=m*m,p=y*m,g=-d*p+2*d*y-d*m,_=(1+d)*p+(-1.5-2*d)*y+(-.5+d)*m+1,w=(-1-f)*p+(1.5+f)*y+.5*m,b=f*p-f*y;for(let C=0;C!==a;++C)r[C]=g*o[h+C]+_*o[c+C]+w*o[l+C]+b*o[u+C];return r}},Yc=class extends nr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},$c=class extends nr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Zc=class extends nr{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let m=(n-e)/(s-e),y=1-m;for(let p=0;p!==a;++p)r[p]=o[c+p]*y+o[l+p]*m;return r}let d=a*2,f=t-1;for(let m=0;m!==a;++m){let y=o[c+m],p=o[l+m],g=f*d+m*2,_=u[g],w=u[g+1],b=t*d+m*2,C=h[b],A=h[b+1],v=nb(n,e,_,C,s);r[m]=s0(v,y,w,A,p)}return r}};function s0(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function eb(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function nb(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=s0(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=eb(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var yi=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=uo(e,this.TimeBufferType),this.values=uo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:uo(t.times,Array),values:uo(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),mc(t.settings)&&(n.settings={inTangents:uo(t.settings.inTangents,Array),outTangents:uo(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new $c(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Yc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new qc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Zc(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Ea:e=this.InterpolantFactoryMethodDiscrete;break;case Rc:e=this.InterpolantFactoryMethodLinear;break;case vc:e=this.InterpolantFactoryMethodSmooth;break;case kd:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Kt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ea;case this.InterpolantFactoryMethodLinear:return Rc;case this.InterpolantFactoryMethodSmooth:return vc;case this.InterpolantFactoryMethodBezier:return kd}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;mc(this.settings)&&(sg(this.settings.inTangents,t),sg(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;mc(this.settings)&&(rg(this.settings.inTangents,t),rg(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(ne("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(ne("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){ne("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){ne("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&Xy(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){ne("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===vc,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let m=0;m!==n;++m){let y=e[u+m];if(y!==e[d+m]||y!==e[f+m]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,mc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function sg(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function rg(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}yi.prototype.ValueTypeName="";yi.prototype.TimeBufferType=Float32Array;yi.prototype.ValueBufferType=Float32Array;yi.prototype.DefaultInterpolation=Rc;var ir=class extends yi{constructor(t,e,n){super(t,e,n)}};ir.prototype.ValueTypeName="bool";ir.prototype.ValueBufferType=Array;ir.prototype.DefaultInterpolation=Ea;ir.prototype.InterpolantFactoryMethodLinear=void 0;ir.prototype.InterpolantFactoryMethodSmooth=void 0;var Kc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Kc.prototype.ValueTypeName="color";var Jc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Jc.prototype.ValueTypeName="number";var jc=class extends nr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)ii.slerpFlat(r,0,o,c-a,o,c,l);return r}},ja=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new jc(this.times,this.values,this.getValueSize(),t)}};ja.prototype.ValueTypeName="quaternion";ja.prototype.InterpolantFactoryMethodSmooth=void 0;var sr=class extends yi{constructor(t,e,n){super(t,e,n)}};sr.prototype.ValueTypeName="string";sr.prototype.ValueBufferType=Array;sr.prototype.DefaultInterpolation=Ea;sr.prototype.InterpolantFactoryMethodLinear=void 0;sr.prototype.InterpolantFactoryMethodSmooth=void 0;var Qc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Qc.prototype.ValueTypeName="vector";var th=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],m=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},r0=new th,eh=class{constructor(t){this.manager=t!==void 0?t:r0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};eh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Qa=class extends On{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new se(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},tl=class extends Qa{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(On.DEFAULT_UP),this.updateMatrix(),this.groundColor=new se(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Ud=new ue,og=new N,ag=new N,nh=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ct(512,512),this.mapType=oi,this.map=null,this.mapPass=null,this.matrix=new ue,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Qs,this._frameExtents=new Ct(1,1),this._viewportCount=1,this._viewports=[new Be(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;og.setFromMatrixPosition(t.matrixWorld),e.position.copy(og),ag.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(ag),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Ud.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Ud,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===vo||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(Ud)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},gc=new N,_c=new ii,rs=new N,el=class extends On{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ue,this.projectionMatrix=new ue,this.projectionMatrixInverse=new ue,this.coordinateSystem=Pi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(gc,_c,rs),rs.x===1&&rs.y===1&&rs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,_c,rs.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(gc,_c,rs),rs.x===1&&rs.y===1&&rs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,_c,rs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Js=new N,lg=new Ct,cg=new Ct,ei=class extends el{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=xo*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(ba*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return xo*2*Math.atan(Math.tan(ba*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Js.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Js.x,Js.y).multiplyScalar(-t/Js.z),Js.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Js.x,Js.y).multiplyScalar(-t/Js.z)}getViewSize(t,e){return this.getViewBounds(t,lg,cg),e.subVectors(cg,lg)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(ba*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var nl=class extends el{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Xd=class extends nh{constructor(){super(new nl(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Po=class extends Qa{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(On.DEFAULT_UP),this.updateMatrix(),this.target=new On,this.shadow=new Xd}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var fo=-90,po=1,Lo=class extends On{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ei(fo,po,t,e);s.layers=this.layers,this.add(s);let r=new ei(fo,po,t,e);r.layers=this.layers,this.add(r);let o=new ei(fo,po,t,e);o.layers=this.layers,this.add(o);let a=new ei(fo,po,t,e);a.layers=this.layers,this.add(a);let l=new ei(fo,po,t,e);l.layers=this.layers,this.add(l);let c=new ei(fo,po,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Pi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===vo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),m=t.xr.enabled;t.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=y,t.setRenderTarget(n,5,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},ih=class extends ei{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Rf="\\[\\]\\.:\\/",ib=new RegExp("["+Rf+"]","g"),Pf="[^"+Rf+"]",sb="[^"+Rf.replace("\\.","")+"]",rb=/((?:WC+[\/:])*)/.source.replace("WC",Pf),ob=/(WCOD+)?/.source.replace("WCOD",sb),ab=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Pf),lb=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Pf),cb=new RegExp("^"+rb+ob+ab+lb+"$"),hb=["material","materials","bones","map"],qd=class{constructor(t,e,n){let s=n||tn.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},tn=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(ib,"")}static parseTrackName(t){let e=cb.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);hb.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Kt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){ne("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){ne("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){ne("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){ne("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){ne("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){ne("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){ne("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;ne("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){ne("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){ne("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};tn.Composite=qd;tn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};tn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};tn.prototype.GetterByBindingType=[tn.prototype._getValue_direct,tn.prototype._getValue_array,tn.prototype._getValue_arrayElement,tn.prototype._getValue_toArray];tn.prototype.SetterByBindingTypeAndVersioning=[[tn.prototype._setValue_direct,tn.prototype._setValue_direct_setNeedsUpdate,tn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_array,tn.prototype._setValue_array_setNeedsUpdate,tn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_arrayElement,tn.prototype._setValue_arrayElement_setNeedsUpdate,tn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_fromArray,tn.prototype._setValue_fromArray_setNeedsUpdate,tn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var sP=new Float32Array(1);var hg=new ue,il=class{constructor(t,e,n=0,s=1/0){this.ray=new Ps(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new So,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):ne("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return hg.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(hg),this}intersectObject(t,e=!0,n=[]){return Yd(t,this,n,e),n.sort(ug),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Yd(t[s],this,n,e);return n.sort(ug),n}};function ug(i,t){return i.distance-t.distance}function Yd(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Yd(r[o],t,e,!0)}}var Io=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=me(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(me(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var $d=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var sl=class extends Xi{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function Lf(i,t,e,n){let s=ub(n);switch(e){case pf:return i*t;case gf:return i*t/s.components*s.byteLength;case uh:return i*t/s.components*s.byteLength;case lr:return i*t*2/s.components*s.byteLength;case dh:return i*t*2/s.components*s.byteLength;case mf:return i*t*3/s.components*s.byteLength;case Ni:return i*t*4/s.components*s.byteLength;case fh:return i*t*4/s.components*s.byteLength;case ol:case al:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case ll:case cl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case mh:case _h:return Math.max(i,16)*Math.max(t,8)/4;case ph:case gh:return Math.max(i,8)*Math.max(t,8)/2;case vh:case yh:case bh:case Sh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case xh:case hl:case Mh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case wh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Eh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Th:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Ah:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case Ch:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Rh:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Ph:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Lh:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Ih:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Dh:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Nh:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Fh:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Uh:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Oh:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case kh:case Bh:case zh:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Vh:case Gh:return Math.ceil(i/4)*Math.ceil(t/4)*8;case ul:case Hh:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function ub(i){switch(i){case oi:case hf:return{byteLength:1,components:1};case Uo:case uf:case Yi:return{byteLength:2,components:1};case ch:case hh:return{byteLength:2,components:4};case qi:case lh:case Di:return{byteLength:4,components:1};case df:case ff:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Kt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function A0(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function fb(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,m)=>f.start-m.start);let d=0;for(let f=1;f<u.length;f++){let m=u[d],y=u[f];y.start<=m.start+m.count+1?m.count=Math.max(m.count,y.start+y.count-m.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,m=u.length;f<m;f++){let y=u[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var pb=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,mb=`#ifdef USE_ALPHAHASH
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
#endif`,gb=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,_b=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,vb=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,yb=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,xb=`#ifdef USE_AOMAP
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
#endif`,bb=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Sb=`#ifdef USE_BATCHING
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
#endif`,Mb=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,wb=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Eb=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Tb=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Ab=`#ifdef USE_IRIDESCENCE
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
#endif`,Cb=`#ifdef USE_BUMPMAP
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
#endif`,Rb=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Pb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Lb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Ib=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Db=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Nb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Fb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Ub=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Ob=`#define PI 3.141592653589793
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
} // validated`,kb=`vec3 transformedNormal = objectNormal;
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
#endif`,Bb=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,zb=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Vb=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Gb=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Hb="gl_FragColor = linearToOutputTexel( gl_FragColor );",Wb=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Xb=`#ifdef USE_ENVMAP
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
#endif`,qb=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Yb=`#ifdef USE_ENVMAP
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
#endif`,$b=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Zb=`#ifdef USE_ENVMAP
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
#endif`,Kb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Jb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,jb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Qb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,tS=`#ifdef USE_GRADIENTMAP
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
}`,eS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,nS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,iS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,sS=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,rS=`#ifdef USE_ENVMAP
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
#endif`,oS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,aS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,lS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,cS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,hS=`PhysicalMaterial material;
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
#endif`,uS=`uniform sampler2D dfgLUT;
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
}`,dS=`
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
#endif`,fS=`#if defined( RE_IndirectDiffuse )
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
#endif`,pS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,mS=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,gS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,_S=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,vS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,yS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,xS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,bS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,SS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,MS=`#if defined( USE_POINTS_UV )
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
#endif`,wS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,ES=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,TS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,AS=`#if defined( USE_MORPHCOLORS )
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
#endif`,CS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,RS=`#ifdef USE_MORPHTARGETS
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
#endif`,PS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,LS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,IS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,DS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,NS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,FS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,US=`#ifdef USE_NORMALMAP
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
#endif`,OS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,kS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,BS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,zS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,VS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,GS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,HS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,WS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,XS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,qS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,YS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,$S=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,ZS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,KS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,JS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,jS=`float getShadowMask() {
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
}`,QS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,tM=`#ifdef USE_SKINNING
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
#endif`,eM=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,nM=`#ifdef USE_SKINNING
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
#endif`,iM=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,sM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,rM=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,oM=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,aM=`#ifdef USE_TRANSMISSION
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
#endif`,lM=`#ifdef USE_TRANSMISSION
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
#endif`,cM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,hM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,uM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,dM=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,fM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,pM=`uniform sampler2D t2D;
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
}`,mM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,gM=`uniform float backgroundBlurriness;
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
}`,_M=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,vM=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,yM=`#include <common>
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
}`,xM=`#if DEPTH_PACKING == 3200
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
}`,bM=`#define DISTANCE
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
}`,SM=`#define DISTANCE
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
}`,MM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,wM=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,EM=`uniform float scale;
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
}`,TM=`uniform vec3 diffuse;
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
}`,AM=`#include <common>
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
}`,CM=`uniform vec3 diffuse;
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
}`,RM=`#define LAMBERT
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
}`,PM=`#define LAMBERT
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
}`,LM=`#define MATCAP
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
}`,IM=`#define MATCAP
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
}`,DM=`#define NORMAL
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
}`,NM=`#define NORMAL
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
}`,FM=`#define PHONG
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
}`,UM=`#define PHONG
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
}`,OM=`#define STANDARD
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
}`,kM=`#define STANDARD
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
}`,BM=`#define TOON
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
}`,zM=`#define TOON
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
}`,VM=`uniform float size;
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
}`,GM=`uniform vec3 diffuse;
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
}`,HM=`#include <common>
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
}`,WM=`uniform vec3 color;
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
}`,XM=`uniform float rotation;
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
}`,qM=`uniform vec3 diffuse;
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
}`,ge={alphahash_fragment:pb,alphahash_pars_fragment:mb,alphamap_fragment:gb,alphamap_pars_fragment:_b,alphatest_fragment:vb,alphatest_pars_fragment:yb,aomap_fragment:xb,aomap_pars_fragment:bb,batching_pars_vertex:Sb,batching_vertex:Mb,begin_vertex:wb,beginnormal_vertex:Eb,bsdfs:Tb,iridescence_fragment:Ab,bumpmap_pars_fragment:Cb,clipping_planes_fragment:Rb,clipping_planes_pars_fragment:Pb,clipping_planes_pars_vertex:Lb,clipping_planes_vertex:Ib,color_fragment:Db,color_pars_fragment:Nb,color_pars_vertex:Fb,color_vertex:Ub,common:Ob,defaultnormal_vertex:kb,displacementmap_pars_vertex:Bb,displacementmap_vertex:zb,emissivemap_fragment:Vb,emissivemap_pars_fragment:Gb,colorspace_fragment:Hb,colorspace_pars_fragment:Wb,envmap_fragment:Xb,envmap_common_pars_fragment:qb,envmap_pars_fragment:Yb,envmap_pars_vertex:$b,envmap_physical_pars_fragment:rS,envmap_vertex:Zb,fog_vertex:Kb,fog_pars_vertex:Jb,fog_fragment:jb,fog_pars_fragment:Qb,gradientmap_pars_fragment:tS,lightmap_pars_fragment:eS,lights_lambert_fragment:nS,lights_lambert_pars_fragment:iS,lights_pars_begin:sS,lights_toon_fragment:oS,lights_toon_pars_fragment:aS,lights_phong_fragment:lS,lights_phong_pars_fragment:cS,lights_physical_fragment:hS,lights_physical_pars_fragment:uS,lights_fragment_begin:dS,lights_fragment_maps:fS,lights_fragment_end:pS,lightprobes_pars_fragment:mS,logdepthbuf_fragment:gS,logdepthbuf_pars_fragment:_S,logdepthbuf_pars_vertex:vS,logdepthbuf_vertex:yS,map_fragment:xS,map_pars_fragment:bS,map_particle_fragment:SS,map_particle_pars_fragment:MS,metalnessmap_fragment:wS,metalnessmap_pars_fragment:ES,morphinstance_vertex:TS,morphcolor_vertex:AS,morphnormal_vertex:CS,morphtarget_pars_vertex:RS,morphtarget_vertex:PS,normal_fragment_begin:LS,normal_fragment_maps:IS,normal_pars_fragment:DS,normal_pars_vertex:NS,normal_vertex:FS,normalmap_pars_fragment:US,clearcoat_normal_fragment_begin:OS,clearcoat_normal_fragment_maps:kS,clearcoat_pars_fragment:BS,iridescence_pars_fragment:zS,opaque_fragment:VS,packing:GS,premultiplied_alpha_fragment:HS,project_vertex:WS,dithering_fragment:XS,dithering_pars_fragment:qS,roughnessmap_fragment:YS,roughnessmap_pars_fragment:$S,shadowmap_pars_fragment:ZS,shadowmap_pars_vertex:KS,shadowmap_vertex:JS,shadowmask_pars_fragment:jS,skinbase_vertex:QS,skinning_pars_vertex:tM,skinning_vertex:eM,skinnormal_vertex:nM,specularmap_fragment:iM,specularmap_pars_fragment:sM,tonemapping_fragment:rM,tonemapping_pars_fragment:oM,transmission_fragment:aM,transmission_pars_fragment:lM,uv_pars_fragment:cM,uv_pars_vertex:hM,uv_vertex:uM,worldpos_vertex:dM,background_vert:fM,background_frag:pM,backgroundCube_vert:mM,backgroundCube_frag:gM,cube_vert:_M,cube_frag:vM,depth_vert:yM,depth_frag:xM,distance_vert:bM,distance_frag:SM,equirect_vert:MM,equirect_frag:wM,linedashed_vert:EM,linedashed_frag:TM,meshbasic_vert:AM,meshbasic_frag:CM,meshlambert_vert:RM,meshlambert_frag:PM,meshmatcap_vert:LM,meshmatcap_frag:IM,meshnormal_vert:DM,meshnormal_frag:NM,meshphong_vert:FM,meshphong_frag:UM,meshphysical_vert:OM,meshphysical_frag:kM,meshtoon_vert:BM,meshtoon_frag:zM,points_vert:VM,points_frag:GM,shadow_vert:HM,shadow_frag:WM,sprite_vert:XM,sprite_frag:qM},Ft={common:{diffuse:{value:new se(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new re},alphaMap:{value:null},alphaMapTransform:{value:new re},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new re}},envmap:{envMap:{value:null},envMapRotation:{value:new re},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new re}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new re}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new re},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new re},normalScale:{value:new Ct(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new re},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new re}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new re}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new re}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new se(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new se(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new re},alphaTest:{value:0},uvTransform:{value:new re}},sprite:{diffuse:{value:new se(16777215)},opacity:{value:1},center:{value:new Ct(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new re},alphaMap:{value:null},alphaMapTransform:{value:new re},alphaTest:{value:0}}},fs={basic:{uniforms:Zn([Ft.common,Ft.specularmap,Ft.envmap,Ft.aomap,Ft.lightmap,Ft.fog]),vertexShader:ge.meshbasic_vert,fragmentShader:ge.meshbasic_frag},lambert:{uniforms:Zn([Ft.common,Ft.specularmap,Ft.envmap,Ft.aomap,Ft.lightmap,Ft.emissivemap,Ft.bumpmap,Ft.normalmap,Ft.displacementmap,Ft.fog,Ft.lights,{emissive:{value:new se(0)},envMapIntensity:{value:1}}]),vertexShader:ge.meshlambert_vert,fragmentShader:ge.meshlambert_frag},phong:{uniforms:Zn([Ft.common,Ft.specularmap,Ft.envmap,Ft.aomap,Ft.lightmap,Ft.emissivemap,Ft.bumpmap,Ft.normalmap,Ft.displacementmap,Ft.fog,Ft.lights,{emissive:{value:new se(0)},specular:{value:new se(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ge.meshphong_vert,fragmentShader:ge.meshphong_frag},standard:{uniforms:Zn([Ft.common,Ft.envmap,Ft.aomap,Ft.lightmap,Ft.emissivemap,Ft.bumpmap,Ft.normalmap,Ft.displacementmap,Ft.roughnessmap,Ft.metalnessmap,Ft.fog,Ft.lights,{emissive:{value:new se(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ge.meshphysical_vert,fragmentShader:ge.meshphysical_frag},toon:{uniforms:Zn([Ft.common,Ft.aomap,Ft.lightmap,Ft.emissivemap,Ft.bumpmap,Ft.normalmap,Ft.displacementmap,Ft.gradientmap,Ft.fog,Ft.lights,{emissive:{value:new se(0)}}]),vertexShader:ge.meshtoon_vert,fragmentShader:ge.meshtoon_frag},matcap:{uniforms:Zn([Ft.common,Ft.bumpmap,Ft.normalmap,Ft.displacementmap,Ft.fog,{matcap:{value:null}}]),vertexShader:ge.meshmatcap_vert,fragmentShader:ge.meshmatcap_frag},points:{uniforms:Zn([Ft.points,Ft.fog]),vertexShader:ge.points_vert,fragmentShader:ge.points_frag},dashed:{uniforms:Zn([Ft.common,Ft.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ge.linedashed_vert,fragmentShader:ge.linedashed_frag},depth:{uniforms:Zn([Ft.common,Ft.displacementmap]),vertexShader:ge.depth_vert,fragmentShader:ge.depth_frag},normal:{uniforms:Zn([Ft.common,Ft.bumpmap,Ft.normalmap,Ft.displacementmap,{opacity:{value:1}}]),vertexShader:ge.meshnormal_vert,fragmentShader:ge.meshnormal_frag},sprite:{uniforms:Zn([Ft.sprite,Ft.fog]),vertexShader:ge.sprite_vert,fragmentShader:ge.sprite_frag},background:{uniforms:{uvTransform:{value:new re},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ge.background_vert,fragmentShader:ge.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new re}},vertexShader:ge.backgroundCube_vert,fragmentShader:ge.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ge.cube_vert,fragmentShader:ge.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ge.equirect_vert,fragmentShader:ge.equirect_frag},distance:{uniforms:Zn([Ft.common,Ft.displacementmap,{referencePosition:{value:new N},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ge.distance_vert,fragmentShader:ge.distance_frag},shadow:{uniforms:Zn([Ft.lights,Ft.fog,{color:{value:new se(0)},opacity:{value:1}}]),vertexShader:ge.shadow_vert,fragmentShader:ge.shadow_frag}};fs.physical={uniforms:Zn([fs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new re},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new re},clearcoatNormalScale:{value:new Ct(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new re},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new re},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new re},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new re},sheen:{value:0},sheenColor:{value:new se(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new re},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new re},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new re},transmissionSamplerSize:{value:new Ct},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new re},attenuationDistance:{value:0},attenuationColor:{value:new se(0)},specularColor:{value:new se(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new re},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new re},anisotropyVector:{value:new Ct},anisotropyMap:{value:null},anisotropyMapTransform:{value:new re}}]),vertexShader:ge.meshphysical_vert,fragmentShader:ge.meshphysical_frag};var Wh={r:0,b:0,g:0},YM=new ue,C0=new re;C0.set(-1,0,0,0,1,0,0,0,1);function $M(i,t,e,n,s,r){let o=new se(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){let b=_.backgroundBlurriness>0;w=t.get(w,b)}return w}function m(_){let w=!1,b=f(_);b===null?p(o,a):b&&b.isColor&&(p(b,1),w=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?e.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(_,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new ve(new cs(1,1,1),new hs({name:"BackgroundCubeMaterial",uniforms:Cr(fs.backgroundCube.uniforms),vertexShader:fs.backgroundCube.vertexShader,fragmentShader:fs.backgroundCube.fragmentShader,side:Vn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,A,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(YM.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(C0),c.material.toneMapped=Me.getTransfer(b.colorSpace)!==Ne,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new ve(new Ds(2,2),new hs({name:"BackgroundMaterial",uniforms:Cr(fs.background.uniforms),vertexShader:fs.background.vertexShader,fragmentShader:fs.background.fragmentShader,side:ar,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Me.getTransfer(b.colorSpace)!==Ne,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,w){_.getRGB(Wh,Cf(i)),e.buffers.color.setClear(Wh.r,Wh.g,Wh.b,w,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:m,addToRenderList:y,dispose:g}}function ZM(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(I,z,G,U,X){let $=!1,W=u(I,U,G,z);r!==W&&(r=W,c(r.object)),$=f(I,U,G,X),$&&m(I,U,G,X),X!==null&&t.update(X,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,b(I,z,G,U),X!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(X).buffer))}function l(){return i.createVertexArray()}function c(I){return i.bindVertexArray(I)}function h(I){return i.deleteVertexArray(I)}function u(I,z,G,U){let X=U.wireframe===!0,$=n[z.id];$===void 0&&($={},n[z.id]=$);let W=I.isInstancedMesh===!0?I.id:0,ct=$[W];ct===void 0&&(ct={},$[W]=ct);let J=ct[G.id];J===void 0&&(J={},ct[G.id]=J);let Q=J[X];return Q===void 0&&(Q=d(l()),J[X]=Q),Q}function d(I){let z=[],G=[],U=[];for(let X=0;X<e;X++)z[X]=0,G[X]=0,U[X]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:G,attributeDivisors:U,object:I,attributes:{},index:null}}function f(I,z,G,U){let X=r.attributes,$=z.attributes,W=0,ct=G.getAttributes();for(let J in ct)if(ct[J].location>=0){let st=X[J],ft=$[J];if(ft===void 0&&(J==="instanceMatrix"&&I.instanceMatrix&&(ft=I.instanceMatrix),J==="instanceColor"&&I.instanceColor&&(ft=I.instanceColor)),st===void 0||st.attribute!==ft||ft&&st.data!==ft.data)return!0;W++}return r.attributesNum!==W||r.index!==U}function m(I,z,G,U){let X={},$=z.attributes,W=0,ct=G.getAttributes();for(let J in ct)if(ct[J].location>=0){let st=$[J];st===void 0&&(J==="instanceMatrix"&&I.instanceMatrix&&(st=I.instanceMatrix),J==="instanceColor"&&I.instanceColor&&(st=I.instanceColor));let ft={};ft.attribute=st,st&&st.data&&(ft.data=st.data),X[J]=ft,W++}r.attributes=X,r.attributesNum=W,r.index=U}function y(){let I=r.newAttributes;for(let z=0,G=I.length;z<G;z++)I[z]=0}function p(I){g(I,0)}function g(I,z){let G=r.newAttributes,U=r.enabledAttributes,X=r.attributeDivisors;G[I]=1,U[I]===0&&(i.enableVertexAttribArray(I),U[I]=1),X[I]!==z&&(i.vertexAttribDivisor(I,z),X[I]=z)}function _(){let I=r.newAttributes,z=r.enabledAttributes;for(let G=0,U=z.length;G<U;G++)z[G]!==I[G]&&(i.disableVertexAttribArray(G),z[G]=0)}function w(I,z,G,U,X,$,W){W===!0?i.vertexAttribIPointer(I,z,G,X,$):i.vertexAttribPointer(I,z,G,U,X,$)}function b(I,z,G,U){y();let X=U.attributes,$=G.getAttributes(),W=z.defaultAttributeValues;for(let ct in $){let J=$[ct];if(J.location>=0){let Q=X[ct];if(Q===void 0&&(ct==="instanceMatrix"&&I.instanceMatrix&&(Q=I.instanceMatrix),ct==="instanceColor"&&I.instanceColor&&(Q=I.instanceColor)),Q!==void 0){let st=Q.normalized,ft=Q.itemSize,ut=t.get(Q);if(ut===void 0)continue;let tt=ut.buffer,gt=ut.type,yt=ut.bytesPerElement,Rt=gt===i.INT||gt===i.UNSIGNED_INT||Q.gpuType===lh;if(Q.isInterleavedBufferAttribute){let Mt=Q.data,Yt=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,le=Q.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Xt=0;Xt<J.locationSize;Xt++)g(J.location+Xt,Mt.meshPerAttribute);I.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Xt=0;Xt<J.locationSize;Xt++)p(J.location+Xt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Xt=0;Xt<J.locationSize;Xt++)w(J.location+Xt,ft/J.locationSize,gt,st,Yt*yt,(le+ft/J.locationSize*Xt)*yt,Rt)}else{if(Q.isInstancedBufferAttribute){for(let Mt=0;Mt<J.locationSize;Mt++)g(J.location+Mt,Q.meshPerAttribute);I.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Mt=0;Mt<J.locationSize;Mt++)p(J.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<J.locationSize;Mt++)w(J.location+Mt,ft/J.locationSize,gt,st,ft*yt,ft/J.locationSize*Mt*yt,Rt)}}else if(W!==void 0){let st=W[ct];if(st!==void 0)switch(st.length){case 2:i.vertexAttrib2fv(J.location,st);break;case 3:i.vertexAttrib3fv(J.location,st);break;case 4:i.vertexAttrib4fv(J.location,st);break;default:i.vertexAttrib1fv(J.location,st)}}}}_()}function C(){O();for(let I in n){let z=n[I];for(let G in z){let U=z[G];for(let X in U){let $=U[X];for(let W in $)h($[W].object),delete $[W];delete U[X]}}delete n[I]}}function A(I){if(n[I.id]===void 0)return;let z=n[I.id];for(let G in z){let U=z[G];for(let X in U){let $=U[X];for(let W in $)h($[W].object),delete $[W];delete U[X]}}delete n[I.id]}function v(I){for(let z in n){let G=n[z];for(let U in G){let X=G[U];if(X[I.id]===void 0)continue;let $=X[I.id];for(let W in $)h($[W].object),delete $[W];delete X[I.id]}}}function M(I){for(let z in n){let G=n[z],U=I.isInstancedMesh===!0?I.id:0,X=G[U];if(X!==void 0){for(let $ in X){let W=X[$];for(let ct in W)h(W[ct].object),delete W[ct];delete X[$]}delete G[U],Object.keys(G).length===0&&delete n[z]}}}function O(){R(),o=!0,r!==s&&(r=s,c(r.object))}function R(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:R,dispose:C,releaseStatesOfGeometry:A,releaseStatesOfObject:M,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:p,disableUnusedAttributes:_}}function KM(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function JM(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let v=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==Ni&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let M=v===Yi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(v!==oi&&v!==Di&&!M&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(Kt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&Kt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&Kt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:m,maxTextureSize:y,maxCubemapSize:p,maxAttributes:g,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:C,samples:A}}function jM(i){let t=this,e=null,n=0,s=!1,r=!1,o=new gi,a=new re,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let m=u.clippingPlanes,y=u.clipIntersection,p=u.clipShadows,g=i.get(u);if(!s||m===null||m.length===0||r&&!p)r?h(null):c();else{let _=r?0:n,w=_*4,b=g.clippingState||null;l.value=b,b=h(m,d,w,f);for(let C=0;C!==w;++C)b[C]=e[C];g.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,f,m){let y=u!==null?u.length:0,p=null;if(y!==0){if(p=l.value,m!==!0||p===null){let g=f+y*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<g)&&(p=new Float32Array(g));for(let w=0,b=f;w!==y;++w,b+=4)o.copy(u[w]).applyMatrix4(_,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,p}}var ml=class extends _i{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Oa(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new cs(5,5,5),r=new hs({name:"CubemapFromEquirect",uniforms:Cr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Vn,blending:wr});r.uniforms.tEquirect.value=e;let o=new ve(s,r),a=e.minFilter;return e.minFilter===Fs&&(e.minFilter=ni),new Lo(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},o0=256,QM=3,tw=20,R0=256,P0=16,ew=3,nw=new N,iw=new se,qh=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Lo(1,10,null),this._boxMesh=new ve(new cs(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=nw}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,y=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(t.background=l.getClearColor(iw));let p=new Lo(n,s,h);return p.position.copy(a),p.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=m,t.background=y,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=c0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=l0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(o0,wf(t))}_fromTexture(t,e){t.mapping===Tr||t.mapping===Fo?this._setSize(t.image.length===0?o0:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=a0(t,!1,!1),n=Math.log2(t)-QM;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=a0(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Tr||t.mapping===Fo?(this._cubemapMaterial===null&&(this._cubemapMaterial=c0()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=l0()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=sw(),this._integrationMaterial=rw());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/P0);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-ew)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(R0*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=ow());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function a0(i,t,e){return new ml(i,{minFilter:Fs,generateMipmaps:t,type:Yi,colorSpace:Ta,depthBuffer:e})}function gl(i,t,e){return new hs({name:i,uniforms:t,vertexShader:ge.cube_vert,fragmentShader:e,side:Vn,blending:wr,depthTest:!1,depthWrite:!1})}function sw(){return gl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${R0}u

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
	`)}function rw(){return gl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:P0}},`

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
	`)}function ow(){return gl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${tw}
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
	`)}function l0(){return gl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function c0(){return gl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function aw(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===rh||f===oh)if(t.has(d)){let m=t.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let y=new ml(m.height);return y.fromEquirectangularTexture(i,d),t.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,m=f===rh||f===oh,y=f===Tr||f===Fo;if(m||y){let p=e.get(d),g=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new qh(i)),p=m?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),p.texture;if(p!==void 0)return p.texture;{let _=d.image;return m&&_&&_.height>0||y&&_&&l(_)?(n===null&&(n=new qh(i)),p=m?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===rh?d.mapping=Tr:f===oh&&(d.mapping=Fo),d}function l(d){let f=0,m=6;for(let y=0;y<m;y++)d[y]!==void 0&&f++;return f===m}function c(d){let f=d.target;f.removeEventListener("dispose",c);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function lw(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&xa("WebGLRenderer: "+n+" extension not supported."),s}}}function cw(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){l(m.target)}function l(m){m.index!==null&&t.remove(m.index);for(let p in m.attributes)t.remove(m.attributes[p]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let y=r.get(m);y&&(t.remove(y),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,e.memory.geometries--}function c(m,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),e.memory.geometries++),y}function h(m){let y=m.attributes;for(let p in y)t.update(y[p],i.ARRAY_BUFFER)}function u(m){let y=m.index,p=m.attributes.position,g=0;if(p===void 0)return;let _=y!==null?y.array.length:p.array.length/3-1,w=p.count>=65535?Ia:yr,b=new w(Math.ceil(_/3)*6,1),C=b.array;if(y!==null){let v=y.array;g=y.version;for(let M=0,O=0;M<_;M+=3){let R=v[M+0],I=v[M+1],z=v[M+2];C[O++]=R,C[O++]=I,C[O++]=I,C[O++]=z,C[O++]=z,C[O++]=R}}else{g=p.version;for(let v=0,M=0;v<_;v+=3){let O=v+0,R=v+1,I=v+2;C[M++]=O,C[M++]=R,C[M++]=R,C[M++]=I,C[M++]=I,C[M++]=O}}b.version=g;let A=r.get(m);A&&t.remove(A),r.set(m,b)}function d(m){let y=r.get(m);if(y){let p=m.index;p!==null&&y.version<p.version&&u(m)}else u(m);return r.get(m)}function f(){for(let m in s){let y=s[m].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function hw(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),e.update(d,n,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let p=0;p<f;p++)y+=d[p];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function uw(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:ne("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function dw(i,t,e){let n=new WeakMap,s=new Be;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let O=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],w=0;f===!0&&(w=1),m===!0&&(w=2),y===!0&&(w=3);let b=a.attributes.position.count*w,C=1;b>t.maxTextureSize&&(C=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let A=new Float32Array(b*C*4*u),v=new Ra(A,b,C,u);v.type=Di,v.needsUpdate=!0;let M=w*4;for(let R=0;R<u;R++){let I=p[R],z=g[R],G=_[R],U=b*C*4*R;for(let X=0;X<I.count;X++){let $=X*M;f===!0&&(s.fromBufferAttribute(I,X),A[U+$+0]=s.x,A[U+$+1]=s.y,A[U+$+2]=s.z,A[U+$+3]=0),m===!0&&(s.fromBufferAttribute(z,X),A[U+$+4]=s.x,A[U+$+5]=s.y,A[U+$+6]=s.z,A[U+$+7]=0),y===!0&&(s.fromBufferAttribute(G,X),A[U+$+8]=s.x,A[U+$+9]=s.y,A[U+$+10]=s.z,A[U+$+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new Ct(b,C)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",m),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function fw(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var pw={[ef]:"LINEAR_TONE_MAPPING",[nf]:"REINHARD_TONE_MAPPING",[sf]:"CINEON_TONE_MAPPING",[rf]:"ACES_FILMIC_TONE_MAPPING",[af]:"AGX_TONE_MAPPING",[lf]:"NEUTRAL_TONE_MAPPING",[of]:"CUSTOM_TONE_MAPPING"};function mw(i,t,e,n,s,r){let o=new _i(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new He;h.setAttribute("position",new he([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new he([0,2,0,0,2,0],2));let u=new Hc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new ve(h,u),f=new nl(-1,1,1,-1,0,1),m=null,y=null,p=!1,g,_=null,w=[],b=!1;this.setSize=function(C,A){o.setSize(C,A),a!==null&&a.setSize(C,A),l!==null&&l.setSize(C,A);for(let v=0;v<w.length;v++){let M=w[v];M.setSize&&M.setSize(C,A)}},this.setEffects=function(C){w=C,b=w.length>0&&w[0].isRenderPass===!0;let A=o.width,v=o.height;w.length>0&&a===null&&(a=new _i(A,v,{type:Yi,depthBuffer:!1,stencilBuffer:!1}),l=new _i(A,v,{type:Yi,depthBuffer:!1,stencilBuffer:!1}));let M=s===!0&&w.some(O=>O.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&c===null&&(c=new Is(A,v),r===!0&&(c.format=Us,c.type=Ar)),o.dispose(),o.depthTexture=M?c:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let O=0;O<w.length;O++){let R=w[O];R.setSize&&R.setSize(A,v),M&&R.needsDepthTexture===!0&&R.setDepthTexture&&R.setDepthTexture(c)}},this.begin=function(C,A){if(p||C.toneMapping===us&&w.length===0)return!1;if(_=A,A!==null){let v=A.width,M=A.height;(o.width!==v||o.height!==M)&&this.setSize(v,M)}return b===!1&&C.setRenderTarget(o),g=C.toneMapping,C.toneMapping=us,!0},this.hasRenderPass=function(){return b},this.end=function(C,A){C.toneMapping=g,p=!0;let v=o,M=a;for(let O=0;O<w.length;O++){let R=w[O];R.enabled!==!1&&(R.render(C,M,v,A),R.needsSwap!==!1&&(v=M,M=M===a?l:a))}if(m!==C.outputColorSpace||y!==C.toneMapping){m=C.outputColorSpace,y=C.toneMapping,u.defines={},Me.getTransfer(m)===Ne&&(u.defines.SRGB_TRANSFER="");let O=pw[y];O&&(u.defines[O]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,C.setRenderTarget(_),C.render(d,f),_=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var L0=new si,I0=new Is(1,1),D0=new ka(1),N0=new Ra,F0=new Ic,U0=new Oa,h0=[],u0=[],d0=new Float32Array(16),f0=new Float32Array(9),p0=new Float32Array(4);function ko(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=h0[s];if(r===void 0&&(r=new Float32Array(s),h0[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function En(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Tn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function $h(i,t){let e=u0[t];e===void 0&&(e=new Int32Array(t),u0[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function gw(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function _w(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2fv(this.addr,t),Tn(e,t)}}function vw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(En(e,t))return;i.uniform3fv(this.addr,t),Tn(e,t)}}function yw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4fv(this.addr,t),Tn(e,t)}}function xw(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;p0.set(n),i.uniformMatrix2fv(this.addr,!1,p0),Tn(e,n)}}function bw(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;f0.set(n),i.uniformMatrix3fv(this.addr,!1,f0),Tn(e,n)}}function Sw(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;d0.set(n),i.uniformMatrix4fv(this.addr,!1,d0),Tn(e,n)}}function Mw(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function ww(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2iv(this.addr,t),Tn(e,t)}}function Ew(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3iv(this.addr,t),Tn(e,t)}}function Tw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4iv(this.addr,t),Tn(e,t)}}function Aw(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function Cw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2uiv(this.addr,t),Tn(e,t)}}function Rw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3uiv(this.addr,t),Tn(e,t)}}function Pw(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4uiv(this.addr,t),Tn(e,t)}}function Zh(i){return i.version===0&&(i.compareFunction=yf,i.needsUpdate=!0),i}function Lw(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Zh(I0):r=L0,e.setTexture2D(t||r,s)}function Iw(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||F0,s)}function Dw(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Zh(D0):r=U0,e.setTextureCube(t||r,s)}function Nw(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||N0,s)}function Fw(i){switch(i){case 5126:return gw;case 35664:return _w;case 35665:return vw;case 35666:return yw;case 35674:return xw;case 35675:return bw;case 35676:return Sw;case 5124:case 35670:return Mw;case 35667:case 35671:return ww;case 35668:case 35672:return Ew;case 35669:case 35673:return Tw;case 5125:return Aw;case 36294:return Cw;case 36295:return Rw;case 36296:return Pw;case 35678:case 36198:case 36298:case 36306:case 35682:return Lw;case 35679:case 36299:case 36307:return Iw;case 35680:case 36300:case 36308:case 36293:return Dw;case 36289:case 36303:case 36311:case 36292:return Nw}}function Uw(i,t){i.uniform1fv(this.addr,t)}function Ow(i,t){let e=ko(t,this.size,2);i.uniform2fv(this.addr,e)}function kw(i,t){let e=ko(t,this.size,3);i.uniform3fv(this.addr,e)}function Bw(i,t){let e=ko(t,this.size,4);i.uniform4fv(this.addr,e)}function zw(i,t){let e=ko(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function Vw(i,t){let e=ko(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function Gw(i,t){let e=ko(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function Hw(i,t){i.uniform1iv(this.addr,t)}function Ww(i,t){i.uniform2iv(this.addr,t)}function Xw(i,t){i.uniform3iv(this.addr,t)}function qw(i,t){i.uniform4iv(this.addr,t)}function Yw(i,t){i.uniform1uiv(this.addr,t)}function $w(i,t){i.uniform2uiv(this.addr,t)}function Zw(i,t){i.uniform3uiv(this.addr,t)}function Kw(i,t){i.uniform4uiv(this.addr,t)}function Jw(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Zh(I0):o=L0;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function jw(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||F0,r[o])}function Qw(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Zh(D0):o=U0;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function t1(i,t,e){let n=this.cache,s=t.length,r=$h(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||N0,r[o])}function e1(i){switch(i){case 5126:return Uw;case 35664:return Ow;case 35665:return kw;case 35666:return Bw;case 35674:return zw;case 35675:return Vw;case 35676:return Gw;case 5124:case 35670:return Hw;case 35667:case 35671:return Ww;case 35668:case 35672:return Xw;case 35669:case 35673:return qw;case 5125:return Yw;case 36294:return $w;case 36295:return Zw;case 36296:return Kw;case 35678:case 36198:case 36298:case 36306:case 35682:return Jw;case 35679:case 36299:case 36307:return jw;case 35680:case 36300:case 36308:case 36293:return Qw;case 36289:case 36303:case 36311:case 36292:return t1}}var Nf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=Fw(e.type)}},Ff=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=e1(e.type)}},Uf=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},If=/(\w+)(\])?(\[|\.)?/g;function m0(i,t){i.seq.push(t),i.map[t.id]=t}function n1(i,t,e){let n=i.name,s=n.length;for(If.lastIndex=0;;){let r=If.exec(n),o=If.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){m0(e,c===void 0?new Nf(a,i,t):new Ff(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new Uf(a),m0(e,u)),e=u}}}var Oo=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);n1(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function g0(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var i1=37297,s1=0;function r1(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var _0=new re;function o1(i){Me._getMatrix(_0,Me.workingColorSpace,i);let t=`mat3( ${_0.elements.map(e=>e.toFixed(4))} )`;switch(Me.getTransfer(i)){case Aa:return[t,"LinearTransferOETF"];case Ne:return[t,"sRGBTransferOETF"];default:return Kt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function v0(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+r1(i.getShaderSource(t),a)}else return r}function a1(i,t){let e=o1(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var l1={[ef]:"Linear",[nf]:"Reinhard",[sf]:"Cineon",[rf]:"ACESFilmic",[af]:"AgX",[lf]:"Neutral",[of]:"Custom"};function c1(i,t){let e=l1[t];return e===void 0?(Kt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Xh=new N;function h1(){Me.getLuminanceCoefficients(Xh);let i=Xh.x.toFixed(4),t=Xh.y.toFixed(4),e=Xh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function u1(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(pl).join(`
`)}function d1(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function f1(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function pl(i){return i!==""}function y0(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function x0(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var p1=/^[ \t]*#include +<([\w\d./]+)>/gm;function Of(i){return i.replace(p1,m1)}function m1(i,t){let e=ge[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Of(e)}var g1=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function b0(i){return i.replace(g1,_1)}function _1(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function S0(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var v1={[Mr]:"SHADOWMAP_TYPE_PCF",[Do]:"SHADOWMAP_TYPE_VSM"};function y1(i){return v1[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var x1={[Fo]:"ENVMAP_MODE_REFRACTION"};function b1(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":x1[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var S1={[sh]:"ENVMAP_BLENDING_MULTIPLY",[Dg]:"ENVMAP_BLENDING_MIX",[Ng]:"ENVMAP_BLENDING_ADD"};function M1(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":S1[i.combine]||"ENVMAP_BLENDING_NONE"}function w1(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=y1(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=b1(e),u=M1(e),d=u1(e),f=d1(r),m=s.createProgram(),y,p,g=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(y=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(pl).join(`
`),y.length>0&&(y+=`
`),p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(pl).join(`
`),p.length>0&&(p+=`
`)):(y=[S0(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(pl).join(`
`),p=[S0(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==us?"#define TONE_MAPPING":"",e.toneMapping!==us?ge.tonemapping_pars_fragment:"",e.toneMapping!==us?c1("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",ge.colorspace_pars_fragment,a1("linearToOutputTexel",e.outputColorSpace),h1(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(pl).join(`
`)),o=Of(o),o=y0(o,e),o=x0(o,e),a=Of(a),a=y0(a,e),a=x0(a,e),o=b0(o),a=b0(a),e.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,p=["#define varying in",e.glslVersion===bf?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===bf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let _=g+y+o,w=g+p+a,b=g0(s,s.VERTEX_SHADER,_),C=g0(s,s.FRAGMENT_SHADER,w);s.attachShader(m,b),s.attachShader(m,C),e.index0AttributeName!==void 0?s.bindAttribLocation(m,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function A(R){if(i.debug.checkShaderErrors){let I=s.getProgramInfoLog(m)||"",z=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(C)||"",U=I.trim(),X=z.trim(),$=G.trim(),W=!0,ct=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(W=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,b,C);else{let J=v0(s,b,"vertex"),Q=v0(s,C,"fragment");ne("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+R.name+`
Material Type: `+R.type+`

Program Info Log: `+U+`
`+J+`
`+Q)}else U!==""?Kt("WebGLProgram: Program Info Log:",U):(X===""||$==="")&&(ct=!1);ct&&(R.diagnostics={runnable:W,programLog:U,vertexShader:{log:X,prefix:y},fragmentShader:{log:$,prefix:p}})}s.deleteShader(b),s.deleteShader(C),v=new Oo(s,m),M=f1(s,m)}let v;this.getUniforms=function(){return v===void 0&&A(this),v};let M;this.getAttributes=function(){return M===void 0&&A(this),M};let O=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(m,i1)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=s1++,this.cacheKey=t,this.usedTimes=1,this.program=m,this.vertexShader=b,this.fragmentShader=C,this}var E1=0,kf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Bf(t),e.set(t,n)),n}},Bf=class{constructor(t){this.id=E1++,this.code=t,this.usedTimes=0}};function T1(i){return i===lr||i===hl||i===ul}function A1(i,t,e,n,s,r){let o=new So,a=new kf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return l.add(v),v===0?"uv":`uv${v}`}function m(v,M,O,R,I,z){let G=R.fog,U=I.geometry,X=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?R.environment:null,$=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,W=t.get(v.envMap||X,$),ct=d[v.type],J=n.precision;v.precision!==null&&(J=n.getMaxPrecision(v.precision),J!==v.precision&&Kt("WebGLProgram.getParameters:",v.precision,"not supported, using",J,"instead."));let Q=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,st=Q!==void 0?Q.length:0,ft=0;U.morphAttributes.position!==void 0&&(ft=1),U.morphAttributes.normal!==void 0&&(ft=2),U.morphAttributes.color!==void 0&&(ft=3);let ut,tt,gt,yt;if(ct){let Pt=fs[ct];ut=Pt.vertexShader,tt=Pt.fragmentShader}else{ut=v.vertexShader,tt=v.fragmentShader;let Pt=a.getVertexShaderStage(v),de=a.getFragmentShaderStage(v);a.update(v,Pt,de),gt=Pt.id,yt=de.id}let Rt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Yt=I.isInstancedMesh===!0,le=I.isBatchedMesh===!0,Xt=!!v.map,_e=!!v.matcap,fe=!!W,oe=fe&&W.isPMREMTexture===!0,nn=!!v.aoMap,$e=!!v.lightMap,mn=!!v.bumpMap&&v.wireframe===!1,ze=!!v.normalMap,Pn=!!v.displacementMap,Ee=!!v.emissiveMap,Mn=!!v.metalnessMap,ln=!!v.roughnessMap,gn=v.anisotropy>0,B=v.clearcoat>0,Lt=v.diffuseRoughness>0,jt=v.dispersion>0,ce=v.retroreflectivity>0,wt=v.iridescence>0,We=v.sheen>0,Wt=v.transmission>0,Jt=gn&&!!v.anisotropyMap,P=B&&!!v.clearcoatMap,S=B&&!!v.clearcoatNormalMap,q=B&&!!v.clearcoatRoughnessMap,ht=Lt&&!!v.diffuseRoughnessMap,ot=wt&&!!v.iridescenceMap,vt=wt&&!!v.iridescenceThicknessMap,xt=We&&!!v.sheenColorMap,et=We&&!!v.sheenRoughnessMap,it=!!v.specularMap,mt=!!v.specularColorMap,k=!!v.specularIntensityMap,rt=Wt&&!!v.transmissionMap,nt=Wt&&!!v.thicknessMap,Et=!!v.gradientMap,_t=!!v.alphaMap,St=v.alphaTest>0,qt=!!v.alphaHash,te=!!v.extensions,lt=us;v.toneMapped&&(Rt===null||Rt.isXRRenderTarget===!0)&&(lt=i.toneMapping);let zt=oe?W.isCompressedCubeTexture?W.image[0].mipmaps:W.mipmaps:null,ee={shaderID:ct,shaderType:v.type,shaderName:v.name,vertexShader:ut,fragmentShader:tt,defines:v.defines,customVertexShaderID:gt,customFragmentShaderID:yt,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:J,batching:le,batchingColor:le&&I._colorsTexture!==null,instancing:Yt,instancingColor:Yt&&I.instanceColor!==null,instancingMorph:Yt&&I.morphTexture!==null,outputColorSpace:Rt===null?i.outputColorSpace:Rt.isXRRenderTarget===!0?Rt.texture.colorSpace:Me.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Xt,matcap:_e,envMap:fe,envMapMode:fe&&W.mapping,envMapPMREM:oe,envMapMaxLod:oe?zt.length-1:null,envMapSize:oe?zt[0].width:null,aoMap:nn,lightMap:$e,bumpMap:mn,normalMap:ze,displacementMap:Pn,emissiveMap:Ee,normalMapObjectSpace:ze&&v.normalMapType===kg,normalMapTangentSpace:ze&&v.normalMapType===dl,packedNormalMap:ze&&v.normalMapType===dl&&T1(v.normalMap.format),metalnessMap:Mn,roughnessMap:ln,anisotropy:gn,anisotropyMap:Jt,clearcoat:B,clearcoatMap:P,clearcoatNormalMap:S,clearcoatRoughnessMap:q,diffuseRoughness:Lt,diffuseRoughnessMap:ht,dispersion:jt,retroreflection:ce,iridescence:wt,iridescenceMap:ot,iridescenceThicknessMap:vt,sheen:We,sheenColorMap:xt,sheenRoughnessMap:et,specularMap:it,specularColorMap:mt,specularIntensityMap:k,transmission:Wt,transmissionMap:rt,thicknessMap:nt,gradientMap:Et,opaque:v.transparent===!1&&v.blending===No&&v.alphaToCoverage===!1,alphaMap:_t,alphaTest:St,alphaHash:qt,combine:v.combine,mapUv:Xt&&f(v.map.channel),aoMapUv:nn&&f(v.aoMap.channel),lightMapUv:$e&&f(v.lightMap.channel),bumpMapUv:mn&&f(v.bumpMap.channel),normalMapUv:ze&&f(v.normalMap.channel),displacementMapUv:Pn&&f(v.displacementMap.channel),emissiveMapUv:Ee&&f(v.emissiveMap.channel),metalnessMapUv:Mn&&f(v.metalnessMap.channel),roughnessMapUv:ln&&f(v.roughnessMap.channel),anisotropyMapUv:Jt&&f(v.anisotropyMap.channel),clearcoatMapUv:P&&f(v.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(v.iridescenceMap.channel),iridescenceThicknessMapUv:vt&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:et&&f(v.sheenRoughnessMap.channel),specularMapUv:it&&f(v.specularMap.channel),specularColorMapUv:mt&&f(v.specularColorMap.channel),specularIntensityMapUv:k&&f(v.specularIntensityMap.channel),transmissionMapUv:rt&&f(v.transmissionMap.channel),thicknessMapUv:nt&&f(v.thicknessMap.channel),alphaMapUv:_t&&f(v.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(ze||gn),vertexNormals:!!U.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!U.attributes.uv&&(Xt||_t),fog:!!G,useFog:v.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||U.attributes.normal===void 0&&ze===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:U.attributes.position!==void 0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:st,morphTextureStride:ft,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:z.filter(Pt=>Pt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:lt,decodeVideoTexture:Xt&&v.map.isVideoTexture===!0&&Me.getTransfer(v.map.colorSpace)===Ne,decodeVideoTextureEmissive:Ee&&v.emissiveMap.isVideoTexture===!0&&Me.getTransfer(v.emissiveMap.colorSpace)===Ne,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===$n,flipSided:v.side===Vn,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:te&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(te&&v.extensions.multiDraw===!0||le)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return ee.vertexUv1s=l.has(1),ee.vertexUv2s=l.has(2),ee.vertexUv3s=l.has(3),l.clear(),ee}function y(v){let M=[];if(v.shaderID?M.push(v.shaderID):(M.push(v.customVertexShaderID),M.push(v.customFragmentShaderID)),v.defines!==void 0)for(let O in v.defines)M.push(O),M.push(v.defines[O]);return v.isRawShaderMaterial===!1&&(p(M,v),g(M,v),M.push(i.outputColorSpace)),M.push(v.customProgramCacheKey),M.join()}function p(v,M){v.push(M.precision),v.push(M.outputColorSpace),v.push(M.envMapMode),v.push(M.envMapPMREM),v.push(M.envMapMaxLod),v.push(M.envMapSize),v.push(M.mapUv),v.push(M.alphaMapUv),v.push(M.lightMapUv),v.push(M.aoMapUv),v.push(M.bumpMapUv),v.push(M.normalMapUv),v.push(M.displacementMapUv),v.push(M.emissiveMapUv),v.push(M.metalnessMapUv),v.push(M.roughnessMapUv),v.push(M.anisotropyMapUv),v.push(M.clearcoatMapUv),v.push(M.clearcoatNormalMapUv),v.push(M.clearcoatRoughnessMapUv),v.push(M.diffuseRoughnessMapUv),v.push(M.iridescenceMapUv),v.push(M.iridescenceThicknessMapUv),v.push(M.sheenColorMapUv),v.push(M.sheenRoughnessMapUv),v.push(M.specularMapUv),v.push(M.specularColorMapUv),v.push(M.specularIntensityMapUv),v.push(M.transmissionMapUv),v.push(M.thicknessMapUv),v.push(M.combine),v.push(M.fogExp2),v.push(M.sizeAttenuation),v.push(M.morphTargetsCount),v.push(M.numSunLights),v.push(M.numDirLights),v.push(M.numPointLights),v.push(M.numSpotLights),v.push(M.numSpotLightMaps),v.push(M.numHemiLights),v.push(M.numRectAreaLights),v.push(M.numSunLightShadows),v.push(M.numDirLightShadows),v.push(M.numPointLightShadows),v.push(M.numSpotLightShadows),v.push(M.numSpotLightShadowsWithMaps),v.push(M.numLightProbes),v.push(M.numLightProbeGrids),v.push(M.shadowMapType),v.push(M.toneMapping),v.push(M.numClippingPlanes),v.push(M.numClipIntersection),v.push(M.depthPacking)}function g(v,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function _(v){let M=d[v.type],O;if(M){let R=fs[M];O=i0.clone(R.uniforms)}else O=v.uniforms;return O}function w(v,M){let O=h.get(M);return O!==void 0?++O.usedTimes:(O=new w1(i,M,v,s),c.push(O),h.set(M,O)),O}function b(v){if(--v.usedTimes===0){let M=c.indexOf(v);c[M]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function C(v){a.remove(v)}function A(){a.dispose()}return{getParameters:m,getProgramCacheKey:y,getUniforms:_,acquireProgram:w,releaseProgram:b,releaseShaderCache:C,programs:c,dispose:A}}function C1(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function R1(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function M0(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function w0(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,m,y,p,g){let _=i[t];return _===void 0?(_={id:d.id,object:d,geometry:f,material:m,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:p,group:g},i[t]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=m,_.materialVariant=o(d),_.groupOrder=y,_.renderOrder=d.renderOrder,_.z=p,_.group=g),t++,_}function l(d,f,m,y,p,g,_){_.reversedDepth===!0&&(p=-p);let w=a(d,f,m,y,p,g);m.transmission>0?n.push(w):m.transparent===!0?s.push(w):e.push(w)}function c(d,f,m,y,p,g){let _=a(d,f,m,y,p,g);m.transmission>0?n.unshift(_):m.transparent===!0?s.unshift(_):e.unshift(_)}function h(d,f){e.length>1&&e.sort(d||R1),n.length>1&&n.sort(f||M0),s.length>1&&s.sort(f||M0)}function u(){for(let d=t,f=i.length;d<f;d++){let m=i[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function P1(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new w0,i.set(n,[o])):s>=r.length?(o=new w0,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function L1(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new N,color:new se};break;case"SpotLight":e={position:new N,direction:new N,color:new se,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new N,color:new se,distance:0,decay:0};break;case"HemisphereLight":e={direction:new N,skyColor:new se,groundColor:new se};break;case"RectAreaLight":e={color:new se,position:new N,halfWidth:new N,halfHeight:new N};break}return i[t.id]=e,e}}}function I1(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var D1=0;function N1(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function F1(i){let t=new L1,e=I1(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new N);let s=new N,r=new ue,o=new ue;function a(c){let h=0,u=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,m=0,y=0,p=0,g=0,_=0,w=0,b=0,C=0,A=0,v=0,M=0,O=0,R=0;c.sort(N1);for(let z=0,G=c.length;z<G;z++){let U=c[z],X=U.color,$=U.intensity,W=U.distance,ct=null;if(U.shadow&&U.shadow.map&&(U.shadow.map.texture.format===lr?ct=U.shadow.map.texture:ct=U.shadow.map.depthTexture||U.shadow.map.texture),U.isAmbientLight)h+=X.r*$,u+=X.g*$,d+=X.b*$;else if(U.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(U.sh.coefficients[J],$);R++}else if(U.isSunLight){let J=t.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let Q=U.shadow,st=e.get(U);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[m]=st,n.sunShadowMap[m]=ct;let ft=Q.getViewportCount();for(let ut=0;ut<ft;ut++)n.sunShadowMatrix[y+ut]=Q.getMatrix(ut),n.sunShadowCascade[y+ut]=Q._cascadeData[ut];y+=ft,m++}n.sun[f]=J,f++}else if(U.isDirectionalLight){let J=t.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let Q=U.shadow,st=e.get(U);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.directionalShadow[p]=st,n.directionalShadowMap[p]=ct,n.directionalShadowMatrix[p]=U.shadow.matrix,C++}n.directional[p]=J,p++}else if(U.isSpotLight){let J=t.get(U);J.position.setFromMatrixPosition(U.matrixWorld),J.color.copy(X).multiplyScalar($),J.distance=W,J.coneCos=Math.cos(U.angle),J.penumbraCos=Math.cos(U.angle*(1-U.penumbra)),J.decay=U.decay,n.spot[_]=J;let Q=U.shadow;if(U.map&&(n.spotLightMap[M]=U.map,M++,Q.updateMatrices(U),U.castShadow&&O++),n.spotLightMatrix[_]=Q.matrix,U.castShadow){let st=e.get(U);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.spotShadow[_]=st,n.spotShadowMap[_]=ct,v++}_++}else if(U.isRectAreaLight){let J=t.get(U);J.color.copy(X).multiplyScalar($),J.halfWidth.set(U.width*.5,0,0),J.halfHeight.set(0,U.height*.5,0),n.rectArea[w]=J,w++}else if(U.isPointLight){let J=t.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),J.distance=U.distance,J.decay=U.decay,U.castShadow){let Q=U.shadow,st=e.get(U);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,st.shadowCameraNear=Q.camera.near,st.shadowCameraFar=Q.camera.far,n.pointShadow[g]=st,n.pointShadowMap[g]=ct,n.pointShadowMatrix[g]=U.shadow.matrix,A++}n.point[g]=J,g++}else if(U.isHemisphereLight){let J=t.get(U);J.skyColor.copy(U.color).multiplyScalar($),J.groundColor.copy(U.groundColor).multiplyScalar($),n.hemi[b]=J,b++}}w>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Ft.LTC_FLOAT_1,n.rectAreaLTC2=Ft.LTC_FLOAT_2):(n.rectAreaLTC1=Ft.LTC_HALF_1,n.rectAreaLTC2=Ft.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let I=n.hash;(I.sunLength!==f||I.directionalLength!==p||I.pointLength!==g||I.spotLength!==_||I.rectAreaLength!==w||I.hemiLength!==b||I.numSunShadows!==m||I.numDirectionalShadows!==C||I.numPointShadows!==A||I.numSpotShadows!==v||I.numSpotMaps!==M||I.numLightProbes!==R)&&(n.sun.length=f,n.directional.length=p,n.spot.length=_,n.rectArea.length=w,n.point.length=g,n.hemi.length=b,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+M-O,n.spotLightMap.length=M,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=R,I.sunLength=f,I.directionalLength=p,I.pointLength=g,I.spotLength=_,I.rectAreaLength=w,I.hemiLength=b,I.numSunShadows=m,I.numDirectionalShadows=C,I.numPointShadows=A,I.numSpotShadows=v,I.numSpotMaps=M,I.numLightProbes=R,n.version=D1++)}function l(c,h){let u=0,d=0,f=0,m=0,y=0,p=0,g=h.matrixWorldInverse;for(let _=0,w=c.length;_<w;_++){let b=c[_];if(b.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(g),u++}else if(b.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),d++}else if(b.isSpotLight){let C=n.spot[m];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(g),C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),m++}else if(b.isRectAreaLight){let C=n.rectArea[y];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(g),o.identity(),r.copy(b.matrixWorld),r.premultiply(g),o.extractRotation(r),C.halfWidth.set(b.width*.5,0,0),C.halfHeight.set(0,b.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(g),f++}else if(b.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(g),p++}}}return{setup:a,setupView:l,state:n}}function E0(i){let t=new F1(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function U1(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new E0(i),t.set(s,[a])):r>=o.length?(a=new E0(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var O1=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,k1=`uniform sampler2D shadow_pass;
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
}`,B1=[new N(1,0,0),new N(-1,0,0),new N(0,1,0),new N(0,-1,0),new N(0,0,1),new N(0,0,-1)],z1=[new N(0,-1,0),new N(0,-1,0),new N(0,0,1),new N(0,0,-1),new N(0,-1,0),new N(0,-1,0)],T0=new ue,fl=new N,Df=new N;function V1(i,t,e){let n=new Qs,s=new Ct,r=new Ct,o=new Be,a=new Wc,l=new Xc,c={},h=e.maxTextureSize,u={[ar]:Vn,[Vn]:ar,[$n]:$n},d=new hs({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ct},radius:{value:4}},vertexShader:O1,fragmentShader:k1}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let m=new He;m.setAttribute("position",new Li(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new ve(m,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Mr;let g=this.type;this.render=function(A,v,M){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||A.length===0)return;this.type===pg&&(Kt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Mr);let O=i.getRenderTarget(),R=i.getActiveCubeFace(),I=i.getActiveMipmapLevel(),z=i.state;z.setBlending(wr),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let G=g!==this.type;G&&v.traverse(function(U){U.material&&(Array.isArray(U.material)?U.material.forEach(X=>X.needsUpdate=!0):U.material.needsUpdate=!0)});for(let U=0,X=A.length;U<X;U++){let $=A[U],W=$.shadow;if(W===void 0){Kt("WebGLShadowMap:",$,"has no shadow.");continue}if(W.autoUpdate===!1&&W.needsUpdate===!1)continue;s.copy(W.mapSize);let ct=W.getFrameExtents();s.multiply(ct),r.copy(W.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ct.x),s.x=r.x*ct.x,W.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ct.y),s.y=r.y*ct.y,W.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(W.camera._reversedDepth=J,W.map===null||G===!0){if(W.map!==null&&(W.map.depthTexture!==null&&(W.map.depthTexture.dispose(),W.map.depthTexture=null),W.map.dispose()),this.type===Do){if($.isPointLight){Kt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}W.map=new _i(s.x,s.y,{format:lr,type:Yi,minFilter:ni,magFilter:ni,generateMipmaps:!1}),W.map.texture.name=$.name+".shadowMap",W.map.depthTexture=new Is(s.x,s.y,Di),W.map.depthTexture.name=$.name+".shadowMapDepth",W.map.depthTexture.format=As,W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Un,W.map.depthTexture.magFilter=Un}else $.isPointLight?(W.map=new ml(s.x),W.map.depthTexture=new ka(s.x,qi)):(W.map=new _i(s.x,s.y),W.map.depthTexture=new Is(s.x,s.y,qi)),W.map.depthTexture.name=$.name+".shadowMap",W.map.depthTexture.format=As,this.type===Mr?(W.map.depthTexture.compareFunction=J?vf:_f,W.map.depthTexture.minFilter=ni,W.map.depthTexture.magFilter=ni):(W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Un,W.map.depthTexture.magFilter=Un);W.camera.updateProjectionMatrix()}W.map.isWebGLCubeRenderTarget!==!0&&(W.map.width!==s.x||W.map.height!==s.y)&&W.map.setSize(s.x,s.y);let Q=W.map.isWebGLCubeRenderTarget?6:W.getViewportCount();$.isPointLight!==!0&&W.updateMatrices($,M);let st=(W.camera.layers.mask&4294967294)!==0?W.camera.layers:M.layers;for(let ft=0;ft<Q;ft++){let ut=W.getCamera(ft);if($.isPointLight){let tt=W.camera,gt=W.matrix,yt=$.distance||tt.far;yt!==tt.far&&(tt.far=yt,tt.updateProjectionMatrix()),fl.setFromMatrixPosition($.matrixWorld),tt.position.copy(fl),Df.copy(tt.position),Df.add(B1[ft]),tt.up.copy(z1[ft]),tt.lookAt(Df),tt.updateMatrixWorld(),gt.makeTranslation(-fl.x,-fl.y,-fl.z),T0.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),W._frustum.setFromProjectionMatrix(T0,tt.coordinateSystem,tt.reversedDepth)}if(W.map.isWebGLCubeRenderTarget)i.setRenderTarget(W.map,ft),i.clear();else{ft===0&&(i.setRenderTarget(W.map),i.clear());let tt=W.getViewport(ft);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),z.viewport(o)}n=W.getFrustum(ft),b(v,M,ut,$,st,this.type)}W.isPointLightShadow!==!0&&this.type===Do&&_(W,M),W.needsUpdate=!1}g=this.type,p.needsUpdate=!1,i.setRenderTarget(O,R,I)};function _(A,v){let M=t.update(y);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new _i(s.x,s.y,{format:lr,type:Yi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),d.uniforms.shadow_pass.value=A.map.depthTexture,d.uniforms.resolution.value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(v,null,M,d,y,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(v,null,M,f,y,null)}function w(A,v,M,O){let R=null,I=M.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(I!==void 0)R=I;else if(R=M.isPointLight===!0?l:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let z=R.uuid,G=v.uuid,U=c[z];U===void 0&&(U={},c[z]=U);let X=U[G];X===void 0&&(X=R.clone(),U[G]=X,v.addEventListener("dispose",C)),R=X}if(R.visible=v.visible,R.wireframe=v.wireframe,O===Do?R.side=v.shadowSide!==null?v.shadowSide:v.side:R.side=v.shadowSide!==null?v.shadowSide:u[v.side],R.alphaMap=v.alphaMap,R.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,R.map=v.map,R.clipShadows=v.clipShadows,R.clippingPlanes=v.clippingPlanes,R.clipIntersection=v.clipIntersection,R.displacementMap=v.displacementMap,R.displacementScale=v.displacementScale,R.displacementBias=v.displacementBias,R.wireframeLinewidth=v.wireframeLinewidth,R.linewidth=v.linewidth,M.isPointLight===!0&&R.isMeshDistanceMaterial===!0){let z=i.properties.get(R);z.light=M}return R}function b(A,v,M,O,R,I){if(A.visible===!1)return;if(A.layers.test(R)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&I===Do)&&(!A.frustumCulled||A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,A.matrixWorld);let U=t.update(A),X=A.material;if(Array.isArray(X)){let $=U.groups;for(let W=0,ct=$.length;W<ct;W++){let J=$[W],Q=X[J.materialIndex];if(Q&&Q.visible){let st=w(A,Q,O,I);A.onBeforeShadow(i,A,v,M,U,st,J),i.renderBufferDirect(M,null,U,st,A,J),A.onAfterShadow(i,A,v,M,U,st,J)}}}else if(X.visible){let $=w(A,X,O,I);A.onBeforeShadow(i,A,v,M,U,$,null),i.renderBufferDirect(M,null,U,$,A,null),A.onAfterShadow(i,A,v,M,U,$,null)}}let G=A.children;for(let U=0,X=G.length;U<X;U++)b(G[U],v,M,O,R,I)}function C(A){A.target.removeEventListener("dispose",C);for(let M in c){let O=c[M],R=A.target.uuid;R in O&&(O[R].dispose(),delete O[R])}}}function G1(i,t){function e(){let k=!1,rt=new Be,nt=null,Et=new Be(0,0,0,0);return{setMask:function(_t){nt!==_t&&!k&&(i.colorMask(_t,_t,_t,_t),nt=_t)},setLocked:function(_t){k=_t},setClear:function(_t,St,qt,te,lt){lt===!0&&(_t*=te,St*=te,qt*=te),rt.set(_t,St,qt,te),Et.equals(rt)===!1&&(i.clearColor(_t,St,qt,te),Et.copy(rt))},reset:function(){k=!1,nt=null,Et.set(-1,0,0,0)}}}function n(){let k=!1,rt=!1,nt=null,Et=null,_t=null;return{setReversed:function(St){if(rt!==St){let qt=t.get("EXT_clip_control");St?qt.clipControlEXT(qt.LOWER_LEFT_EXT,qt.ZERO_TO_ONE_EXT):qt.clipControlEXT(qt.LOWER_LEFT_EXT,qt.NEGATIVE_ONE_TO_ONE_EXT),rt=St;let te=_t;_t=null,this.setClear(te)}},getReversed:function(){return rt},setTest:function(St){St?Mt(i.DEPTH_TEST):Yt(i.DEPTH_TEST)},setMask:function(St){nt!==St&&!k&&(i.depthMask(St),nt=St)},setFunc:function(St){if(rt&&(St=Zg[St]),Et!==St){switch(St){case xc:i.depthFunc(i.NEVER);break;case bc:i.depthFunc(i.ALWAYS);break;case Sc:i.depthFunc(i.LESS);break;case _o:i.depthFunc(i.LEQUAL);break;case Mc:i.depthFunc(i.EQUAL);break;case wc:i.depthFunc(i.GEQUAL);break;case Ec:i.depthFunc(i.GREATER);break;case Tc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Et=St}},setLocked:function(St){k=St},setClear:function(St){_t!==St&&(_t=St,rt&&(St=1-St),i.clearDepth(St))},reset:function(){k=!1,nt=null,Et=null,_t=null,rt=!1}}}function s(){let k=!1,rt=null,nt=null,Et=null,_t=null,St=null,qt=null,te=null,lt=null;return{setTest:function(zt){k||(zt?Mt(i.STENCIL_TEST):Yt(i.STENCIL_TEST))},setMask:function(zt){rt!==zt&&!k&&(i.stencilMask(zt),rt=zt)},setFunc:function(zt,ee,Pt){(nt!==zt||Et!==ee||_t!==Pt)&&(i.stencilFunc(zt,ee,Pt),nt=zt,Et=ee,_t=Pt)},setOp:function(zt,ee,Pt){(St!==zt||qt!==ee||te!==Pt)&&(i.stencilOp(zt,ee,Pt),St=zt,qt=ee,te=Pt)},setLocked:function(zt){k=zt},setClear:function(zt){lt!==zt&&(i.clearStencil(zt),lt=zt)},reset:function(){k=!1,rt=null,nt=null,Et=null,_t=null,St=null,qt=null,te=null,lt=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,m=[],y=null,p=!1,g=null,_=null,w=null,b=null,C=null,A=null,v=null,M=new se(0,0,0),O=0,R=!1,I=null,z=null,G=null,U=null,X=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),W=!1,ct=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(ct=parseFloat(/^WebGL (\d)/.exec(J)[1]),W=ct>=1):J.indexOf("OpenGL ES")!==-1&&(ct=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),W=ct>=2);let Q=null,st={},ft=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new Be().fromArray(ft),gt=new Be().fromArray(ut);function yt(k,rt,nt,Et){let _t=new Uint8Array(4),St=i.createTexture();i.bindTexture(k,St),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let qt=0;qt<nt;qt++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,Et,0,i.RGBA,i.UNSIGNED_BYTE,_t):i.texImage2D(rt+qt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,_t);return St}let Rt={};Rt[i.TEXTURE_2D]=yt(i.TEXTURE_2D,i.TEXTURE_2D,1),Rt[i.TEXTURE_CUBE_MAP]=yt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Rt[i.TEXTURE_2D_ARRAY]=yt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Rt[i.TEXTURE_3D]=yt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(_o),mn(!1),ze(Zd),Mt(i.CULL_FACE),nn(wr);function Mt(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function Yt(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function le(k,rt){return d[k]!==rt?(i.bindFramebuffer(k,rt),d[k]=rt,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Xt(k,rt){let nt=m,Et=!1;if(k){nt=f.get(rt),nt===void 0&&(nt=[],f.set(rt,nt));let _t=k.textures;if(nt.length!==_t.length||nt[0]!==i.COLOR_ATTACHMENT0){for(let St=0,qt=_t.length;St<qt;St++)nt[St]=i.COLOR_ATTACHMENT0+St;nt.length=_t.length,Et=!0}}else nt[0]!==i.BACK&&(nt[0]=i.BACK,Et=!0);Et&&i.drawBuffers(nt)}function _e(k){return y!==k?(i.useProgram(k),y=k,!0):!1}let fe={[Er]:i.FUNC_ADD,[gg]:i.FUNC_SUBTRACT,[_g]:i.FUNC_REVERSE_SUBTRACT};fe[vg]=i.MIN,fe[yg]=i.MAX;let oe={[xg]:i.ZERO,[bg]:i.ONE,[Sg]:i.SRC_COLOR,[Qd]:i.SRC_ALPHA,[Cg]:i.SRC_ALPHA_SATURATE,[Tg]:i.DST_COLOR,[wg]:i.DST_ALPHA,[Mg]:i.ONE_MINUS_SRC_COLOR,[tf]:i.ONE_MINUS_SRC_ALPHA,[Ag]:i.ONE_MINUS_DST_COLOR,[Eg]:i.ONE_MINUS_DST_ALPHA,[Rg]:i.CONSTANT_COLOR,[Pg]:i.ONE_MINUS_CONSTANT_COLOR,[Lg]:i.CONSTANT_ALPHA,[Ig]:i.ONE_MINUS_CONSTANT_ALPHA};function nn(k,rt,nt,Et,_t,St,qt,te,lt,zt){if(k===wr){p===!0&&(Yt(i.BLEND),p=!1);return}if(p===!1&&(Mt(i.BLEND),p=!0),k!==mg){if(k!==g||zt!==R){if((_!==Er||C!==Er)&&(i.blendEquation(i.FUNC_ADD),_=Er,C=Er),zt)switch(k){case No:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Kd:i.blendFunc(i.ONE,i.ONE);break;case Jd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case jd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:ne("WebGLState: Invalid blending: ",k);break}else switch(k){case No:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Kd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Jd:ne("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case jd:ne("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:ne("WebGLState: Invalid blending: ",k);break}w=null,b=null,A=null,v=null,M.set(0,0,0),O=0,g=k,R=zt}return}_t=_t||rt,St=St||nt,qt=qt||Et,(rt!==_||_t!==C)&&(i.blendEquationSeparate(fe[rt],fe[_t]),_=rt,C=_t),(nt!==w||Et!==b||St!==A||qt!==v)&&(i.blendFuncSeparate(oe[nt],oe[Et],oe[St],oe[qt]),w=nt,b=Et,A=St,v=qt),(te.equals(M)===!1||lt!==O)&&(i.blendColor(te.r,te.g,te.b,lt),M.copy(te),O=lt),g=k,R=!1}function $e(k,rt){k.side===$n?Yt(i.CULL_FACE):Mt(i.CULL_FACE);let nt=k.side===Vn;rt&&(nt=!nt),mn(nt),k.blending===No&&k.transparent===!1?nn(wr):nn(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Et=k.stencilWrite;a.setTest(Et),Et&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),Ee(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Yt(i.SAMPLE_ALPHA_TO_COVERAGE)}function mn(k){I!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),I=k)}function ze(k){k!==dg?(Mt(i.CULL_FACE),k!==z&&(k===Zd?i.cullFace(i.BACK):k===fg?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Yt(i.CULL_FACE),z=k}function Pn(k){k!==G&&(W&&i.lineWidth(k),G=k)}function Ee(k,rt,nt){k?(Mt(i.POLYGON_OFFSET_FILL),(U!==rt||X!==nt)&&(U=rt,X=nt,o.getReversed()&&(rt=-rt,nt=-nt),i.polygonOffset(rt,nt))):Yt(i.POLYGON_OFFSET_FILL)}function Mn(k){k?Mt(i.SCISSOR_TEST):Yt(i.SCISSOR_TEST)}function ln(k){k===void 0&&(k=i.TEXTURE0+$-1),Q!==k&&(i.activeTexture(k),Q=k)}function gn(k,rt,nt){nt===void 0&&(Q===null?nt=i.TEXTURE0+$-1:nt=Q);let Et=st[nt];Et===void 0&&(Et={type:void 0,texture:void 0},st[nt]=Et),(Et.type!==k||Et.texture!==rt)&&(Q!==nt&&(i.activeTexture(nt),Q=nt),i.bindTexture(k,rt||Rt[k]),Et.type=k,Et.texture=rt)}function B(){let k=st[Q];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Lt(){try{i.compressedTexImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function jt(){try{i.compressedTexImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function ce(){try{i.texSubImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function wt(){try{i.texSubImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function We(){try{i.compressedTexSubImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function Wt(){try{i.compressedTexSubImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function Jt(){try{i.texStorage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function P(){try{i.texStorage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function S(){try{i.texImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function q(){try{i.texImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function ht(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function ot(k,rt){u[k]!==rt&&(i.pixelStorei(k,rt),u[k]=rt)}function vt(k){tt.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),tt.copy(k))}function xt(k){gt.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),gt.copy(k))}function et(k,rt){let nt=c.get(rt);nt===void 0&&(nt=new WeakMap,c.set(rt,nt));let Et=nt.get(k);Et===void 0&&(Et=i.getUniformBlockIndex(rt,k.name),i.uniformBlockBinding(rt,Et,Et),nt.set(k,Et))}function it(k,rt,nt){let _t=c.get(rt).get(k);l[_t]!==nt&&(i.bindBufferBase(i.UNIFORM_BUFFER,_t,nt),l[_t]=nt)}function mt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,st={},d={},l={},f=new WeakMap,m=[],y=null,p=!1,g=null,_=null,w=null,b=null,C=null,A=null,v=null,M=new se(0,0,0),O=0,R=!1,I=null,z=null,G=null,U=null,X=null,tt.set(0,0,i.canvas.width,i.canvas.height),gt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Yt,bindFramebuffer:le,drawBuffers:Xt,useProgram:_e,setBlending:nn,setMaterial:$e,setFlipSided:mn,setCullFace:ze,setLineWidth:Pn,setPolygonOffset:Ee,setScissorTest:Mn,activeTexture:ln,bindTexture:gn,unbindTexture:B,compressedTexImage2D:Lt,compressedTexImage3D:jt,texImage2D:S,texImage3D:q,pixelStorei:ot,getParameter:ht,updateUBOMapping:et,uniformBlockBinding:it,texStorage2D:Jt,texStorage3D:P,texSubImage2D:ce,texSubImage3D:wt,compressedTexSubImage2D:We,compressedTexSubImage3D:Wt,scissor:vt,viewport:xt,reset:mt}}function H1(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ct,h=new WeakMap,u=new Set,d,f=new WeakMap,m=new Set,y=new FinalizationRegistry(P=>m.delete(P)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(P,S){return p?new OffscreenCanvas(P,S):Ca("canvas")}function _(P,S,q){let ht=1,ot=Jt(P);if((ot.width>q||ot.height>q)&&(ht=q/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let vt=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=g(vt,xt));let et=S?g(vt,xt):d;return et.width=vt,et.height=xt,et.getContext("2d").drawImage(P,0,0,vt,xt),Kt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+vt+"x"+xt+")."),et}else return"data"in P&&Kt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),P;return P}function w(P){return P.generateMipmaps}function b(P){i.generateMipmap(P)}function C(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(P,S,q,ht,ot,vt=!1){if(P!==null){if(i[P]!==void 0)return i[P];Kt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||Kt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let et=S;if(S===i.RED&&(q===i.FLOAT&&(et=i.R32F),q===i.HALF_FLOAT&&(et=i.R16F),q===i.UNSIGNED_BYTE&&(et=i.R8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.R16_EXT),q===i.SHORT&&xt&&(et=xt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.R8UI),q===i.UNSIGNED_SHORT&&(et=i.R16UI),q===i.UNSIGNED_INT&&(et=i.R32UI),q===i.BYTE&&(et=i.R8I),q===i.SHORT&&(et=i.R16I),q===i.INT&&(et=i.R32I)),S===i.RG&&(q===i.FLOAT&&(et=i.RG32F),q===i.HALF_FLOAT&&(et=i.RG16F),q===i.UNSIGNED_BYTE&&(et=i.RG8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.RG16_EXT),q===i.SHORT&&xt&&(et=xt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RG8UI),q===i.UNSIGNED_SHORT&&(et=i.RG16UI),q===i.UNSIGNED_INT&&(et=i.RG32UI),q===i.BYTE&&(et=i.RG8I),q===i.SHORT&&(et=i.RG16I),q===i.INT&&(et=i.RG32I)),S===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGB8UI),q===i.UNSIGNED_SHORT&&(et=i.RGB16UI),q===i.UNSIGNED_INT&&(et=i.RGB32UI),q===i.BYTE&&(et=i.RGB8I),q===i.SHORT&&(et=i.RGB16I),q===i.INT&&(et=i.RGB32I)),S===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(et=i.RGBA16UI),q===i.UNSIGNED_INT&&(et=i.RGBA32UI),q===i.BYTE&&(et=i.RGBA8I),q===i.SHORT&&(et=i.RGBA16I),q===i.INT&&(et=i.RGBA32I)),S===i.RGB&&(q===i.UNSIGNED_SHORT&&xt&&(et=xt.RGB16_EXT),q===i.SHORT&&xt&&(et=xt.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(et=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(et=i.R11F_G11F_B10F)),S===i.RGBA){let it=vt?Aa:Me.getTransfer(ot);q===i.FLOAT&&(et=i.RGBA32F),q===i.HALF_FLOAT&&(et=i.RGBA16F),q===i.UNSIGNED_BYTE&&(et=it===Ne?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.RGBA16_EXT),q===i.SHORT&&xt&&(et=xt.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(et=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(et=i.RGB5_A1)}return(et===i.R16F||et===i.R32F||et===i.RG16F||et===i.RG32F||et===i.RGBA16F||et===i.RGBA32F)&&t.get("EXT_color_buffer_float"),et}function v(P,S){let q;return P?S===null||S===qi||S===Ar?q=i.DEPTH24_STENCIL8:S===Di?q=i.DEPTH32F_STENCIL8:S===Uo&&(q=i.DEPTH24_STENCIL8,Kt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===qi||S===Ar?q=i.DEPTH_COMPONENT24:S===Di?q=i.DEPTH_COMPONENT32F:S===Uo&&(q=i.DEPTH_COMPONENT16),q}function M(P,S){return w(P)===!0||P.isFramebufferTexture&&P.minFilter!==Un&&P.minFilter!==ni?Math.log2(Math.max(S.width,S.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?S.mipmaps.length:1}function O(P){let S=new WeakRef(P);n.get(P).__ref=S,m.add(S),y.register(P,S,S)}function R(P){let S=n.get(P).__ref;S!==void 0&&(m.delete(S),y.unregister(S))}function I(P){G(P.target)}function z(P){U(P.target)}function G(P){P.removeEventListener("dispose",I),R(P),$(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&u.delete(P)}function U(P){P.removeEventListener("dispose",z),R(P),ct(P)}function X(){for(let P of m){let S=P.deref();S!==void 0&&(S.isRenderTarget===!0?U(S):G(S))}m.clear(),u.clear()}function $(P){let S=n.get(P);if(S.__webglInit===void 0)return;let q=P.source,ht=f.get(q);if(ht){let ot=ht[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&W(P),Object.keys(ht).length===0&&f.delete(q)}n.remove(P)}function W(P){let S=n.get(P);i.deleteTexture(S.__webglTexture);let q=P.source,ht=f.get(q);delete ht[S.__cacheKey],o.memory.textures--}function ct(P){let S=n.get(P);S.__depthDisposeCallback&&S.__depthDisposeCallback();let q=P.depthTexture;if(q&&q.renderTarget===P&&G(q),P.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(S.__webglFramebuffer[ot]))for(let vt=0;vt<S.__webglFramebuffer[ot].length;vt++)i.deleteFramebuffer(S.__webglFramebuffer[ot][vt]);else i.deleteFramebuffer(S.__webglFramebuffer[ot]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[ot])}else{if(Array.isArray(S.__webglFramebuffer))for(let ot=0;ot<S.__webglFramebuffer.length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[ot]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ot=0;ot<S.__webglColorRenderbuffer.length;ot++)S.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[ot]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let ht=P.textures;for(let ot=0,vt=ht.length;ot<vt;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(P)}let J=0;function Q(){J=0}function st(){return J}function ft(P){J=P}function ut(){let P=J;return P>=s.maxTextures&&Kt("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,P}function tt(P){let S=[];return S.push(P.wrapS),S.push(P.wrapT),S.push(P.wrapR||0),S.push(P.magFilter),S.push(P.minFilter),S.push(P.anisotropy),S.push(P.internalFormat),S.push(P.format),S.push(P.type),S.push(P.generateMipmaps),S.push(P.mipmapsAutoUpdate),S.push(P.premultiplyAlpha),S.push(P.flipY),S.push(P.unpackAlignment),S.push(P.colorSpace),S.join()}function gt(P,S){let q=n.get(P);if(P.isVideoTexture&&We(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&q.__version!==P.version){let ht=P.image;if(ht===null)Kt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)Kt("WebGLRenderer: Texture marked for update but image is incomplete");else{$e(q,P,S);return}}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+S)}function yt(P,S){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){$e(q,P,S);return}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+S)}function Rt(P,S){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){$e(q,P,S);return}e.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+S)}function Mt(P,S){let q=n.get(P);if(P.version>0&&q.__version!==P.version){mn(q,P,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+S)}let Yt={[Ac]:i.REPEAT,[os]:i.CLAMP_TO_EDGE,[Cc]:i.MIRRORED_REPEAT},le={[Un]:i.NEAREST,[Ug]:i.NEAREST_MIPMAP_NEAREST,[rl]:i.NEAREST_MIPMAP_LINEAR,[ni]:i.LINEAR,[ah]:i.LINEAR_MIPMAP_NEAREST,[Fs]:i.LINEAR_MIPMAP_LINEAR},Xt={[zg]:i.NEVER,[yf]:i.ALWAYS,[Vg]:i.LESS,[_f]:i.LEQUAL,[Gg]:i.EQUAL,[vf]:i.GEQUAL,[Hg]:i.GREATER,[Wg]:i.NOTEQUAL};function _e(P,S){if(S.type===Di&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===ni||S.magFilter===ah||S.magFilter===rl||S.magFilter===Fs||S.minFilter===ni||S.minFilter===ah||S.minFilter===rl||S.minFilter===Fs)&&Kt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,Yt[S.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,Yt[S.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,Yt[S.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,le[S.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,le[S.minFilter]),S.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Xt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Un||S.minFilter!==rl&&S.minFilter!==Fs||S.type===Di&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let q=t.get("EXT_texture_filter_anisotropic");i.texParameterf(P,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function fe(P,S){let q=!1;P.__webglInit===void 0&&(P.__webglInit=!0,S.addEventListener("dispose",I),O(S));let ht=S.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let vt=tt(S);if(vt!==P.__cacheKey){ot[vt]===void 0&&(ot[vt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),ot[vt].usedTimes++;let xt=ot[P.__cacheKey];xt!==void 0&&(ot[P.__cacheKey].usedTimes--,xt.usedTimes===0&&W(S)),P.__cacheKey=vt,P.__webglTexture=ot[vt].texture}return q}function oe(P,S,q){return Math.floor(Math.floor(P/q)/S)}function nn(P,S,q,ht){let vt=P.updateRanges;if(vt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,q,ht,S.data);else{vt.sort((k,rt)=>k.start-rt.start);let xt=0;for(let k=1;k<vt.length;k++){let rt=vt[xt],nt=vt[k],Et=rt.start+rt.count,_t=oe(nt.start,S.width,4),St=oe(rt.start,S.width,4);nt.start<=Et+1&&_t===St&&oe(nt.start+nt.count-1,S.width,4)===_t?rt.count=Math.max(rt.count,nt.start+nt.count-rt.start):(++xt,vt[xt]=nt)}vt.length=xt+1;let et=e.getParameter(i.UNPACK_ROW_LENGTH),it=e.getParameter(i.UNPACK_SKIP_PIXELS),mt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let k=0,rt=vt.length;k<rt;k++){let nt=vt[k],Et=Math.floor(nt.start/4),_t=Math.ceil(nt.count/4),St=Et%S.width,qt=Math.floor(Et/S.width),te=_t,lt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,St),e.pixelStorei(i.UNPACK_SKIP_ROWS,qt),e.texSubImage2D(i.TEXTURE_2D,0,St,qt,te,lt,q,ht,S.data)}P.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,et),e.pixelStorei(i.UNPACK_SKIP_PIXELS,it),e.pixelStorei(i.UNPACK_SKIP_ROWS,mt)}}function $e(P,S,q){let ht=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=fe(P,S),vt=S.source;e.bindTexture(ht,P.__webglTexture,i.TEXTURE0+q);let xt=n.get(vt);if(vt.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let lt=Me.getPrimaries(Me.workingColorSpace),zt=S.colorSpace===Os?null:Me.getPrimaries(S.colorSpace),ee=S.colorSpace===Os||lt===zt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ee)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let it=_(S.image,!1,s.maxTextureSize);it=Wt(S,it);let mt=r.convert(S.format,S.colorSpace),k=r.convert(S.type),rt=A(S.internalFormat,mt,k,S.normalized,S.colorSpace,S.isVideoTexture);_e(ht,S);let nt,Et=S.mipmaps,_t=S.isVideoTexture!==!0,St=xt.__version===void 0||ot===!0,qt=vt.dataReady,te=M(S,it);if(S.isDepthTexture)rt=v(S.format===Us,S.type),St&&(_t?e.texStorage2D(i.TEXTURE_2D,1,rt,it.width,it.height):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,mt,k,null));else if(S.isDataTexture)if(Et.length>0){_t&&St&&e.texStorage2D(i.TEXTURE_2D,te,rt,Et[0].width,Et[0].height);for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,k,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,mt,k,nt.data);S.generateMipmaps=!1}else _t?(St&&e.texStorage2D(i.TEXTURE_2D,te,rt,it.width,it.height),qt&&nn(S,it,mt,k)):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,mt,k,it.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){_t&&St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,te,rt,Et[0].width,Et[0].height,it.depth);for(let lt=0,zt=Et.length;lt<zt;lt++)if(nt=Et[lt],S.format!==Ni)if(mt!==null)if(_t){if(qt)if(S.layerUpdates.size>0){let ee=Lf(nt.width,nt.height,S.format,S.type);for(let Pt of S.layerUpdates){let de=nt.data.subarray(Pt*ee/nt.data.BYTES_PER_ELEMENT,(Pt+1)*ee/nt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,Pt,nt.width,nt.height,1,mt,de)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,mt,nt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,nt.data,0,0);else Kt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else _t?qt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,mt,k,nt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,mt,k,nt.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{_t&&St&&e.texStorage2D(i.TEXTURE_2D,te,rt,Et[0].width,Et[0].height);for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],S.format!==Ni?mt!==null?_t?qt&&e.compressedTexSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,nt.data):e.compressedTexImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,nt.data):Kt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,k,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,mt,k,nt.data)}else if(S.isDataArrayTexture)if(_t){if(St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,te,rt,it.width,it.height,it.depth),qt)if(S.layerUpdates.size>0){let lt=Lf(it.width,it.height,S.format,S.type);for(let zt of S.layerUpdates){let ee=it.data.subarray(zt*lt/it.data.BYTES_PER_ELEMENT,(zt+1)*lt/it.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,zt,it.width,it.height,1,mt,k,ee)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,it.width,it.height,it.depth,mt,k,it.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,it.width,it.height,it.depth,0,mt,k,it.data);else if(S.isData3DTexture)_t?(St&&e.texStorage3D(i.TEXTURE_3D,te,rt,it.width,it.height,it.depth),qt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,it.width,it.height,it.depth,mt,k,it.data)):e.texImage3D(i.TEXTURE_3D,0,rt,it.width,it.height,it.depth,0,mt,k,it.data);else if(S.isFramebufferTexture){if(St)if(_t)e.texStorage2D(i.TEXTURE_2D,te,rt,it.width,it.height);else{let lt=it.width,zt=it.height;for(let ee=0;ee<te;ee++)e.texImage2D(i.TEXTURE_2D,ee,rt,lt,zt,0,mt,k,null),lt>>=1,zt>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let lt=i.canvas;if(lt.hasAttribute("layoutsubtree")||lt.setAttribute("layoutsubtree","true"),it.parentNode!==lt){lt.appendChild(it),u.add(S),lt.onpaint=zt=>{let ee=zt.changedElements;for(let Pt of u)ee.includes(Pt.image)&&(Pt.needsUpdate=!0)},lt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,it);else{let ee=i.RGBA,Pt=i.RGBA,de=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,ee,Pt,de,it)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Et.length>0){if(_t&&St){let lt=Jt(Et[0]);e.texStorage2D(i.TEXTURE_2D,te,rt,lt.width,lt.height)}for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,mt,k,nt):e.texImage2D(i.TEXTURE_2D,lt,rt,mt,k,nt);S.generateMipmaps=!1}else if(_t){if(St){let lt=Jt(it);e.texStorage2D(i.TEXTURE_2D,te,rt,lt.width,lt.height)}qt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,mt,k,it)}else e.texImage2D(i.TEXTURE_2D,0,rt,mt,k,it);w(S)&&S.mipmapsAutoUpdate===!0&&b(ht),xt.__version=vt.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function mn(P,S,q){if(S.image.length!==6)return;let ht=fe(P,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+q);let vt=n.get(ot);if(ot.version!==vt.__version||ht===!0){e.activeTexture(i.TEXTURE0+q);let xt=Me.getPrimaries(Me.workingColorSpace),et=S.colorSpace===Os?null:Me.getPrimaries(S.colorSpace),it=S.colorSpace===Os||xt===et?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it);let mt=S.isCompressedTexture||S.image[0].isCompressedTexture,k=S.image[0]&&S.image[0].isDataTexture,rt=[];for(let Pt=0;Pt<6;Pt++)!mt&&!k?rt[Pt]=_(S.image[Pt],!0,s.maxCubemapSize):rt[Pt]=k?S.image[Pt].image:S.image[Pt],rt[Pt]=Wt(S,rt[Pt]);let nt=rt[0],Et=r.convert(S.format,S.colorSpace),_t=r.convert(S.type),St=A(S.internalFormat,Et,_t,S.normalized,S.colorSpace),qt=S.isVideoTexture!==!0,te=vt.__version===void 0||ht===!0,lt=ot.dataReady,zt=M(S,nt);_e(i.TEXTURE_CUBE_MAP,S);let ee;if(S.isDepthTexture){if(St=v(S.format===Us,S.type),te)if(qt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,St,nt.width,nt.height);else for(let Pt=0;Pt<6;Pt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,nt.width,nt.height,0,Et,_t,null)}else if(mt){qt&&te&&e.texStorage2D(i.TEXTURE_CUBE_MAP,zt,St,nt.width,nt.height);for(let Pt=0;Pt<6;Pt++){ee=rt[Pt].mipmaps;for(let de=0;de<ee.length;de++){let Ke=ee[de];S.format!==Ni?Et!==null?qt?lt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,0,0,Ke.width,Ke.height,Et,Ke.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,St,Ke.width,Ke.height,0,Ke.data):Kt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,0,0,Ke.width,Ke.height,Et,_t,Ke.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de,St,Ke.width,Ke.height,0,Et,_t,Ke.data)}}}else{if(ee=S.mipmaps,qt&&te){ee.length>0&&zt++;let Pt=Jt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,zt,St,Pt.width,Pt.height)}for(let Pt=0;Pt<6;Pt++)if(k){qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,0,0,rt[Pt].width,rt[Pt].height,Et,_t,rt[Pt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,rt[Pt].width,rt[Pt].height,0,Et,_t,rt[Pt].data);for(let de=0;de<ee.length;de++){let Kn=ee[de].image[Pt].image;qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,0,0,Kn.width,Kn.height,Et,_t,Kn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,St,Kn.width,Kn.height,0,Et,_t,Kn.data)}}else{qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,0,0,Et,_t,rt[Pt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,Et,_t,rt[Pt]);for(let de=0;de<ee.length;de++){let Ke=ee[de];qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,0,0,Et,_t,Ke.image[Pt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,de+1,St,Et,_t,Ke.image[Pt])}}}w(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),vt.__version=ot.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function ze(P,S,q,ht,ot,vt){let xt=r.convert(q.format,q.colorSpace),et=r.convert(q.type),it=A(q.internalFormat,xt,et,q.normalized,q.colorSpace),mt=n.get(S),k=n.get(q);if(k.__renderTarget=S,!mt.__hasExternalTextures){let rt=Math.max(1,S.width>>vt),nt=Math.max(1,S.height>>vt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,vt,it,rt,nt,S.depth,0,xt,et,null):e.texImage2D(ot,vt,it,rt,nt,0,xt,et,null)}e.bindFramebuffer(i.FRAMEBUFFER,P),wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,k.__webglTexture,0,ce(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,k.__webglTexture,vt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Pn(P,S,q){if(i.bindRenderbuffer(i.RENDERBUFFER,P),S.depthBuffer){let ht=S.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,vt=v(S.stencilBuffer,ot),xt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;wt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ce(S),vt,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ce(S),vt,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,vt,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,P)}else{let ht=S.textures;for(let ot=0;ot<ht.length;ot++){let vt=ht[ot],xt=r.convert(vt.format,vt.colorSpace),et=r.convert(vt.type),it=A(vt.internalFormat,xt,et,vt.normalized,vt.colorSpace);wt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ce(S),it,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ce(S),it,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,it,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Ee(P,S,q){let ht=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,P),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(S.depthTexture);ot.__renderTarget=S;let vt=ht?S.depthTexture.image[0]:S.depthTexture.image;(!ot.__webglTexture||vt.width!==S.width||vt.height!==S.height)&&(vt.width=S.width,vt.height=S.height,S.depthTexture.needsUpdate=!0),ht?Mt(S.depthTexture,0):gt(S.depthTexture,0);let xt=ot.__webglTexture,et=ce(S),it=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,mt=S.depthTexture.format===Us?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===As)wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,mt,it,xt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,mt,it,xt,0);else if(S.depthTexture.format===Us)wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,mt,it,xt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,mt,it,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Mn(P){let S=n.get(P),q=P.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==P.depthTexture){let ht=P.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),ht){let ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=ht}if(P.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let ht=0;ht<6;ht++)Ee(S.__webglFramebuffer[ht],P,ht);else P.texture.mipmaps.length>0?Ee(S.__webglFramebuffer[0],P,0):Ee(S.__webglFramebuffer,P,0);else if(q){S.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[ht]),S.__webglDepthbuffer[ht]===void 0)S.__webglDepthbuffer[ht]=i.createRenderbuffer(),Pn(S.__webglDepthbuffer[ht],P,!1);else{let ot=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,vt=S.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,vt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,vt)}}else if(P.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),Pn(S.__webglDepthbuffer,P,!1);else{let ot=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,vt=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,vt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,vt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function ln(P,S,q){let ht=n.get(P);S!==void 0&&ze(ht.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&Mn(P)}function gn(P){let S=P.texture,q=n.get(P),ht=n.get(S);P.addEventListener("dispose",z),O(P);let ot=P.textures,vt=P.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=S.version,o.memory.textures++),vt){q.__webglFramebuffer=[];for(let et=0;et<6;et++)if(S.mipmaps.length>0){q.__webglFramebuffer[et]=[];for(let it=0;it<S.mipmaps.length;it++)q.__webglFramebuffer[et][it]=i.createFramebuffer()}else q.__webglFramebuffer[et]=i.createFramebuffer()}else{if(S.mipmaps.length>0){q.__webglFramebuffer=[];for(let et=0;et<S.mipmaps.length;et++)q.__webglFramebuffer[et]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(xt)for(let et=0,it=ot.length;et<it;et++){let mt=n.get(ot[et]);mt.__webglTexture===void 0&&(mt.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&wt(P)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let et=0;et<ot.length;et++){let it=ot[et];q.__webglColorRenderbuffer[et]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[et]);let mt=r.convert(it.format,it.colorSpace),k=r.convert(it.type),rt=A(it.internalFormat,mt,k,it.normalized,it.colorSpace,P.isXRRenderTarget===!0),nt=ce(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,nt,rt,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+et,i.RENDERBUFFER,q.__webglColorRenderbuffer[et])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Pn(q.__webglDepthRenderbuffer,P,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(vt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),_e(i.TEXTURE_CUBE_MAP,S);for(let et=0;et<6;et++)if(S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)ze(q.__webglFramebuffer[et][it],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,it);else ze(q.__webglFramebuffer[et],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,0);w(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let et=0,it=ot.length;et<it;et++){let mt=ot[et],k=n.get(mt),rt=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(rt=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,k.__webglTexture),_e(rt,mt),ze(q.__webglFramebuffer,P,mt,i.COLOR_ATTACHMENT0+et,rt,0),w(mt)&&b(rt)}e.unbindTexture()}else{let et=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(et=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(et,ht.__webglTexture),_e(et,S),S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)ze(q.__webglFramebuffer[it],P,S,i.COLOR_ATTACHMENT0,et,it);else ze(q.__webglFramebuffer,P,S,i.COLOR_ATTACHMENT0,et,0);w(S)?b(et):S.mipmaps.length>0&&i.texParameteri(et,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}P.depthBuffer&&Mn(P)}function B(P){let S=P.textures;for(let q=0,ht=S.length;q<ht;q++){let ot=S[q];if(w(ot)&&ot.mipmapsAutoUpdate===!0){let vt=C(P),xt=n.get(ot).__webglTexture;e.bindTexture(vt,xt),b(vt),e.unbindTexture()}}}let Lt=[];function jt(P){if(P.samples>0){if(wt(P)===!1){let S=P.textures,q=P.width,ht=P.height,ot=i.COLOR_BUFFER_BIT,vt=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(P),et=S.length>1;if(et)for(let mt=0;mt<S.length;mt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let mt=0;mt<S.length;mt++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),et){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[mt]);let k=n.get(S[mt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,q,ht,0,0,q,ht,ot,i.NEAREST),l===!0&&(Lt.length=0,Lt.push(i.COLOR_ATTACHMENT0+mt),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Lt.push(vt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Lt))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),et)for(let mt=0;mt<S.length;mt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[mt]);let k=n.get(S[mt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.TEXTURE_2D,k,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let S=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function ce(P){return Math.min(s.maxSamples,P.samples)}function wt(P){let S=n.get(P);return P.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function We(P){let S=o.render.frame;h.get(P)!==S&&(h.set(P,S),P.update())}function Wt(P,S){let q=P.colorSpace,ht=P.format,ot=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||q!==Ta&&q!==Os&&(Me.getTransfer(q)===Ne?(ht!==Ni||ot!==oi)&&Kt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):ne("WebGLTextures: Unsupported texture color space:",q)),S}function Jt(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=Q,this.getTextureUnits=st,this.setTextureUnits=ft,this.setTexture2D=gt,this.setTexture2DArray=yt,this.setTexture3D=Rt,this.setTextureCube=Mt,this.rebindTextures=ln,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=jt,this.setupDepthRenderbuffer=Mn,this.setupFrameBufferTexture=ze,this.useMultisampledRTT=wt,this.dispose=X}function W1(i,t){function e(n,s=Os){let r,o=Me.getTransfer(s);if(n===oi)return i.UNSIGNED_BYTE;if(n===ch)return i.UNSIGNED_SHORT_4_4_4_4;if(n===hh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===df)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===ff)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===hf)return i.BYTE;if(n===uf)return i.SHORT;if(n===Uo)return i.UNSIGNED_SHORT;if(n===lh)return i.INT;if(n===qi)return i.UNSIGNED_INT;if(n===Di)return i.FLOAT;if(n===Yi)return i.HALF_FLOAT;if(n===pf)return i.ALPHA;if(n===mf)return i.RGB;if(n===Ni)return i.RGBA;if(n===As)return i.DEPTH_COMPONENT;if(n===Us)return i.DEPTH_STENCIL;if(n===gf)return i.RED;if(n===uh)return i.RED_INTEGER;if(n===lr)return i.RG;if(n===dh)return i.RG_INTEGER;if(n===fh)return i.RGBA_INTEGER;if(n===ol||n===al||n===ll||n===cl)if(o===Ne)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===ol)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===al)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ll)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===cl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===ol)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===al)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ll)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===cl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===ph||n===mh||n===gh||n===_h)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===ph)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===mh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===gh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===_h)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===vh||n===yh||n===xh||n===bh||n===Sh||n===hl||n===Mh)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===vh||n===yh)return o===Ne?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===xh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===bh)return r.COMPRESSED_R11_EAC;if(n===Sh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===hl)return r.COMPRESSED_RG11_EAC;if(n===Mh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===wh||n===Eh||n===Th||n===Ah||n===Ch||n===Rh||n===Ph||n===Lh||n===Ih||n===Dh||n===Nh||n===Fh||n===Uh||n===Oh)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===wh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Eh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Th)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ah)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Ch)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Rh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Ph)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Lh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Ih)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Dh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Nh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Fh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Uh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Oh)return o===Ne?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===kh||n===Bh||n===zh)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===kh)return o===Ne?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Bh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===zh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Vh||n===Gh||n===ul||n===Hh)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Vh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Gh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===ul)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Hh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Ar?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var X1=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,q1=`
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

}`,zf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new Ba(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new hs({vertexShader:X1,fragmentShader:q1,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new ve(new Ds(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Vf=class extends Xi{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,m=null,y=typeof XRWebGLBinding<"u",p=new zf,g={},_=e.getContextAttributes(),w=null,b=null,C=[],A=[],v=new Ct,M=null,O=null,R=new ei;R.viewport=new Be;let I=new ei;I.viewport=new Be;let z=[R,I],G=new ih,U=null,X=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let gt=C[tt];return gt===void 0&&(gt=new Mo,C[tt]=gt),gt.getTargetRaySpace()},this.getControllerGrip=function(tt){let gt=C[tt];return gt===void 0&&(gt=new Mo,C[tt]=gt),gt.getGripSpace()},this.getHand=function(tt){let gt=C[tt];return gt===void 0&&(gt=new Mo,C[tt]=gt),gt.getHandSpace()};function $(tt){let gt=A.indexOf(tt.inputSource);if(gt===-1)return;let yt=C[gt];yt!==void 0&&(yt.update(tt.inputSource,tt.frame,c||o),yt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function W(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",ct);for(let tt=0;tt<C.length;tt++){let gt=A[tt];gt!==null&&(A[tt]=null,C[tt].disconnect(gt))}U=null,X=null,p.reset();for(let tt in g)delete g[tt];if(t.setRenderTarget(w),f=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(M),t.setSize(v.width,v.height,!1),O!==null){let tt=O.camera;tt.fov=O.fov,tt.zoom=O.zoom,tt.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&Kt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&Kt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",W),s.addEventListener("inputsourceschange",ct),_.xrCompatible!==!0&&await e.makeXRCompatible(),M=t.getPixelRatio(),t.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let yt=null,Rt=null,Mt=null;_.depth&&(Mt=_.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,yt=_.stencil?Us:As,Rt=_.stencil?Ar:qi);let Yt={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Yt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new _i(d.textureWidth,d.textureHeight,{format:Ni,type:oi,depthTexture:new Is(d.textureWidth,d.textureHeight,Rt,void 0,void 0,void 0,void 0,void 0,void 0,yt),stencilBuffer:_.stencil,colorSpace:t.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let yt={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,yt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new _i(f.framebufferWidth,f.framebufferHeight,{format:Ni,type:oi,colorSpace:t.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ct(tt){for(let gt=0;gt<tt.removed.length;gt++){let yt=tt.removed[gt],Rt=A.indexOf(yt);Rt>=0&&(A[Rt]=null,C[Rt].disconnect(yt))}for(let gt=0;gt<tt.added.length;gt++){let yt=tt.added[gt],Rt=A.indexOf(yt);if(Rt===-1){for(let Yt=0;Yt<C.length;Yt++)if(Yt>=A.length){A.push(yt),Rt=Yt;break}else if(A[Yt]===null){A[Yt]=yt,Rt=Yt;break}if(Rt===-1)break}let Mt=C[Rt];Mt&&Mt.connect(yt)}}function J(tt,gt){gt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(gt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let gt=tt.near,yt=tt.far;p.texture!==null&&(p.depthNear>0&&(gt=p.depthNear),p.depthFar>0&&(yt=p.depthFar)),G.near=I.near=R.near=gt,G.far=I.far=R.far=yt,(U!==G.near||X!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),U=G.near,X=G.far),G.layers.mask=tt.layers.mask|6,R.layers.mask=G.layers.mask&-5,I.layers.mask=G.layers.mask&-3;let Rt=tt.parent,Mt=G.cameras;J(G,Rt);for(let Yt=0;Yt<Mt.length;Yt++)J(Mt[Yt],Rt);G.projectionMatrix.copy(R.projectionMatrix),G.projectionMatrixInverse.copy(R.projectionMatrixInverse),O===null&&tt.isPerspectiveCamera&&(O={camera:tt,fov:tt.fov,zoom:tt.zoom}),Q(tt,G,Rt)};function Q(tt,gt,yt){yt===null?tt.matrix.copy(gt.matrixWorld):(tt.matrix.copy(yt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(gt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(gt.projectionMatrix),tt.projectionMatrixInverse.copy(gt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=xo*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(G)},this.getCameraTexture=function(tt){return g[tt]};let st=null;function ft(tt,gt){if(h=gt.getViewerPose(c||o),m=gt,h!==null){let yt=h.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Rt=!1;yt.length!==G.cameras.length&&(G.cameras.length=0,Rt=!0);for(let Xt=0;Xt<yt.length;Xt++){let _e=yt[Xt],fe=null;if(f!==null)fe=f.getViewport(_e);else{let nn=u.getViewSubImage(d,_e);fe=nn.viewport,Xt===0&&(t.setRenderTargetTextures(b,nn.colorTexture,nn.depthStencilTexture),t.setRenderTarget(b))}let oe=z[Xt];oe===void 0&&(oe=new ei,oe.layers.enable(Xt),oe.viewport=new Be,z[Xt]=oe),oe.matrix.fromArray(_e.transform.matrix),oe.matrix.decompose(oe.position,oe.quaternion,oe.scale),oe.projectionMatrix.fromArray(_e.projectionMatrix),oe.projectionMatrixInverse.copy(oe.projectionMatrix).invert(),oe.viewport.set(fe.x,fe.y,fe.width,fe.height),Xt===0&&(G.matrix.copy(oe.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Rt===!0&&G.cameras.push(oe)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Xt=u.getDepthInformation(yt[0]);Xt&&Xt.isValid&&Xt.texture&&p.init(Xt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Xt=0;Xt<yt.length;Xt++){let _e=yt[Xt].camera;if(_e){let fe=g[_e];fe||(fe=new Ba,g[_e]=fe);let oe=u.getCameraImage(_e);fe.sourceTexture=oe}}}}for(let yt=0;yt<C.length;yt++){let Rt=A[yt],Mt=C[yt];Rt!==null&&Mt!==void 0&&Mt.update(Rt,gt,c||o)}st&&st(tt,gt),gt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:gt}),m=null}let ut=new A0;ut.setAnimationLoop(ft),this.setAnimationLoop=function(tt){st=tt},this.dispose=function(){}}},Y1=new ue,O0=new re;O0.set(-1,0,0,0,1,0,0,0,1);function $1(i,t){function e(p,g){p.matrixAutoUpdate===!0&&p.updateMatrix(),g.value.copy(p.matrix)}function n(p,g){g.color.getRGB(p.fogColor.value,Cf(i)),g.isFog?(p.fogNear.value=g.near,p.fogFar.value=g.far):g.isFogExp2&&(p.fogDensity.value=g.density)}function s(p,g,_,w,b){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(p,g):g.isMeshLambertMaterial?(r(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(p,g),u(p,g)):g.isMeshPhongMaterial?(r(p,g),h(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(p,g),d(p,g),g.isMeshPhysicalMaterial&&f(p,g,b)):g.isMeshMatcapMaterial?(r(p,g),m(p,g)):g.isMeshDepthMaterial?r(p,g):g.isMeshDistanceMaterial?(r(p,g),y(p,g)):g.isMeshNormalMaterial?r(p,g):g.isLineBasicMaterial?(o(p,g),g.isLineDashedMaterial&&a(p,g)):g.isPointsMaterial?l(p,g,_,w):g.isSpriteMaterial?c(p,g):g.isShadowMaterial?(p.color.value.copy(g.color),p.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(p,g){p.opacity.value=g.opacity,g.color&&p.diffuse.value.copy(g.color),g.emissive&&p.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(p.map.value=g.map,e(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,e(g.alphaMap,p.alphaMapTransform)),g.bumpMap&&(p.bumpMap.value=g.bumpMap,e(g.bumpMap,p.bumpMapTransform),p.bumpScale.value=g.bumpScale,g.side===Vn&&(p.bumpScale.value*=-1)),g.normalMap&&(p.normalMap.value=g.normalMap,e(g.normalMap,p.normalMapTransform),p.normalScale.value.copy(g.normalScale),g.side===Vn&&p.normalScale.value.negate()),g.displacementMap&&(p.displacementMap.value=g.displacementMap,e(g.displacementMap,p.displacementMapTransform),p.displacementScale.value=g.displacementScale,p.displacementBias.value=g.displacementBias),g.emissiveMap&&(p.emissiveMap.value=g.emissiveMap,e(g.emissiveMap,p.emissiveMapTransform)),g.specularMap&&(p.specularMap.value=g.specularMap,e(g.specularMap,p.specularMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest);let _=t.get(g),w=_.envMap,b=_.envMapRotation;w&&(p.envMap.value=w,p.envMapRotation.value.setFromMatrix4(Y1.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(O0),p.reflectivity.value=g.reflectivity,p.ior.value=g.ior,p.refractionRatio.value=g.refractionRatio),g.lightMap&&(p.lightMap.value=g.lightMap,p.lightMapIntensity.value=g.lightMapIntensity,e(g.lightMap,p.lightMapTransform)),g.aoMap&&(p.aoMap.value=g.aoMap,p.aoMapIntensity.value=g.aoMapIntensity,e(g.aoMap,p.aoMapTransform))}function o(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,g.map&&(p.map.value=g.map,e(g.map,p.mapTransform))}function a(p,g){p.dashSize.value=g.dashSize,p.totalSize.value=g.dashSize+g.gapSize,p.scale.value=g.scale}function l(p,g,_,w){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.size.value=g.size*_,p.scale.value=w*.5,g.map&&(p.map.value=g.map,e(g.map,p.uvTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,e(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function c(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.rotation.value=g.rotation,g.map&&(p.map.value=g.map,e(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,e(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function h(p,g){p.specular.value.copy(g.specular),p.shininess.value=Math.max(g.shininess,1e-4)}function u(p,g){g.gradientMap&&(p.gradientMap.value=g.gradientMap)}function d(p,g){p.metalness.value=g.metalness,g.metalnessMap&&(p.metalnessMap.value=g.metalnessMap,e(g.metalnessMap,p.metalnessMapTransform)),p.roughness.value=g.roughness,g.roughnessMap&&(p.roughnessMap.value=g.roughnessMap,e(g.roughnessMap,p.roughnessMapTransform)),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)}function f(p,g,_){p.ior.value=g.ior,g.diffuseRoughness>0&&(p.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=g.diffuseRoughnessMap,e(g.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),g.sheen>0&&(p.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),p.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(p.sheenColorMap.value=g.sheenColorMap,e(g.sheenColorMap,p.sheenColorMapTransform)),g.sheenRoughnessMap&&(p.sheenRoughnessMap.value=g.sheenRoughnessMap,e(g.sheenRoughnessMap,p.sheenRoughnessMapTransform))),g.clearcoat>0&&(p.clearcoat.value=g.clearcoat,p.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(p.clearcoatMap.value=g.clearcoatMap,e(g.clearcoatMap,p.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,e(g.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(p.clearcoatNormalMap.value=g.clearcoatNormalMap,e(g.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Vn&&p.clearcoatNormalScale.value.negate())),g.dispersion>0&&(p.dispersion.value=g.dispersion),g.retroreflectivity>0&&(p.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(p.iridescence.value=g.iridescence,p.iridescenceIOR.value=g.iridescenceIOR,p.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(p.iridescenceMap.value=g.iridescenceMap,e(g.iridescenceMap,p.iridescenceMapTransform)),g.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=g.iridescenceThicknessMap,e(g.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),g.transmission>0&&(p.transmission.value=g.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),g.transmissionMap&&(p.transmissionMap.value=g.transmissionMap,e(g.transmissionMap,p.transmissionMapTransform)),p.thickness.value=g.thickness,g.thicknessMap&&(p.thicknessMap.value=g.thicknessMap,e(g.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=g.attenuationDistance,p.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(p.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(p.anisotropyMap.value=g.anisotropyMap,e(g.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=g.specularIntensity,p.specularColor.value.copy(g.specularColor),g.specularColorMap&&(p.specularColorMap.value=g.specularColorMap,e(g.specularColorMap,p.specularColorMapTransform)),g.specularIntensityMap&&(p.specularIntensityMap.value=g.specularIntensityMap,e(g.specularIntensityMap,p.specularIntensityMapTransform))}function m(p,g){g.matcap&&(p.matcap.value=g.matcap)}function y(p,g){let _=t.get(g).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function Z1(i,t,e,n){let s={},r={};function o(_,w){let b=w.program;n.uniformBlockBinding(_,b,s[_.id])}function a(_,w){let b=s[_.id];b===void 0&&(m(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",p));let C=w.program;n.updateUBOMapping(_,C);let A=t.render.frame;r[_.id]!==A&&(c(_),r[_.id]=A)}function l(_){let w=i.createBuffer(),b=_.__size,C=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,w),i.bufferData(i.UNIFORM_BUFFER,b,C),i.bindBuffer(i.UNIFORM_BUFFER,null),w}function c(_){let w=s[_.id],b=_.uniforms,C=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let A=0,v=b.length;A<v;A++){let M=b[A];if(Array.isArray(M))for(let O=0,R=M.length;O<R;O++)h(M[O],A,O,C);else h(M,A,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(_,w,b,C){if(d(_,w,b,C)===!0){let A=_.__offset,v=_.value;if(Array.isArray(v)){let M=0;for(let O=0;O<v.length;O++){let R=v[O],I=y(R,!0);u(R,_.__data,M),M+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,_.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,_.__data)}}function u(_,w,b){typeof _=="number"||typeof _=="boolean"?w[b]=_:_.isMatrix3?(w[b]=_.elements[0],w[b+1]=_.elements[1],w[b+2]=_.elements[2],w[b+3]=0,w[b+4]=_.elements[3],w[b+5]=_.elements[4],w[b+6]=_.elements[5],w[b+7]=0,w[b+8]=_.elements[6],w[b+9]=_.elements[7],w[b+10]=_.elements[8],w[b+11]=0):ArrayBuffer.isView(_)?w.set(_.subarray(0,w.length-b),b):_.toArray(w,b)}function d(_,w,b,C){let A=_.value,v=w+"_"+b;if(Array.isArray(A)){C[v]===void 0&&(C[v]=[]);let M=C[v],O=!1;for(let R=0;R<A.length;R++)f(A[R],M,R)===!0&&(O=!0);return O}return f(A,C,v)}function f(_,w,b){if(w[b]===void 0)return typeof _=="number"||typeof _=="boolean"?w[b]=_:ArrayBuffer.isView(_)?w[b]=_.slice():w[b]=_.clone(),!0;{let C=w[b];if(typeof _=="number"||typeof _=="boolean"){if(C!==_)return w[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(C.equals(_)===!1)return C.copy(_),!0}}return!1}function m(_){let w=_.uniforms,b=0,C=16;for(let v=0,M=w.length;v<M;v++){let O=Array.isArray(w[v])?w[v]:[w[v]];for(let R=0,I=O.length;R<I;R++){let z=O[R],G=Array.isArray(z.value)?z.value:[z.value],U=Array.isArray(w[v])||Array.isArray(z.value),X=b;for(let W=0,ct=G.length;W<ct;W++){let J=G[W],Q=y(J,U),st=b%C,ft=st%Q.boundary,ut=st+ft;b+=ft,ut!==0&&C-ut<Q.storage&&(b+=C-ut),W===0&&(X=b),b+=Q.storage}let $=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new $((b-X)/Float32Array.BYTES_PER_ELEMENT),z.__offset=X}}let A=b%C;return A>0&&(b+=C-A),_.__size=b,_.__cache={},this}function y(_,w){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Kt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Kt("WebGLRenderer: Unsupported uniform value type.",_),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(_){let w=_.target;w.removeEventListener("dispose",p),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function g(){for(let _ in s)i.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:g}}var K1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ds=null;function J1(){return ds===null&&(ds=new Na(K1,16,16,lr,Yi),ds.name="DFG_LUT",ds.minFilter=ni,ds.magFilter=ni,ds.wrapS=os,ds.wrapT=os,ds.generateMipmaps=!1,ds.needsUpdate=!0),ds}var Yh=class{constructor(t={}){let{canvas:e=qg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=oi}=t;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let y=f,p=new Set([fh,dh,uh]),g=new Set([oi,qi,Uo,Ar,ch,hh]),_=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},C=null,A=null,v=[],M=[],O=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=us,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let R=this,I=!1,z=null,G=null,U=null,X=null;this._outputColorSpace=zn;let $=0,W=0,ct=null,J=-1,Q=null,st=new Be,ft=new Be,ut=null,tt=new se(0),gt=0,yt=e.width,Rt=e.height,Mt=1,Yt=null,le=null,Xt=new Be(0,0,yt,Rt),_e=new Be(0,0,yt,Rt),fe=!1,oe=new Qs,nn=new Dc,$e=!1,mn=!1,ze=new ue,Pn=new N,Ee=new Be,Mn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},ln=!1;function gn(){return ct===null?Mt:1}let B=n;function Lt(T,V){return e.getContext(T,V)}let jt,ce,wt,We,Wt,Jt,P,S,q,ht,ot,vt,xt,et,it,mt,k,rt,nt,Et,_t,St,qt;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",zt,!1),e.addEventListener("webglcontextrestored",ee,!1),e.addEventListener("webglcontextcreationerror",Pt,!1),B===null){let V="webgl2";if(B=Lt(V,T),B===null)throw Lt(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}te()}catch(T){throw e.removeEventListener("webglcontextlost",zt,!1),e.removeEventListener("webglcontextrestored",ee,!1),e.removeEventListener("webglcontextcreationerror",Pt,!1),ne("WebGLRenderer: "+T.message),T}function te(){jt=new lw(B),jt.init(),_t=new W1(B,jt),ce=new JM(B,jt,t,_t),wt=new G1(B,jt),ce.reversedDepthBuffer&&d&&wt.buffers.depth.setReversed(!0),G=B.createFramebuffer(),U=B.createFramebuffer(),X=B.createFramebuffer(),We=new uw(B),Wt=new C1,Jt=new H1(B,jt,wt,Wt,ce,_t,We),P=new aw(R),S=new fb(B),St=new ZM(B,S),q=new cw(B,S,We,St),ht=new fw(B,q,S,St,We),rt=new dw(B,ce,Jt),it=new jM(Wt),ot=new A1(R,P,jt,ce,St,it),vt=new $1(R,Wt),xt=new P1,et=new U1(jt),k=new $M(R,P,wt,ht,m,l),mt=new V1(R,ht,ce),qt=new Z1(B,We,ce,wt),nt=new KM(B,jt,We),Et=new hw(B,jt,We),We.programs=ot.programs,R.capabilities=ce,R.extensions=jt,R.properties=Wt,R.renderLists=xt,R.shadowMap=mt,R.state=wt,R.info=We}y!==oi&&(O=new mw(y,e.width,e.height,a,s,r));let lt=new Vf(R,B);this.xr=lt,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let T=jt.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=jt.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(T){T!==void 0&&(Mt=T,this.setSize(yt,Rt,!1))},this.getSize=function(T){return T.set(yt,Rt)},this.setSize=function(T,V,j=!0){if(lt.isPresenting){Kt("WebGLRenderer: Can't change size while VR device is presenting.");return}yt=T,Rt=V,e.width=Math.floor(T*Mt),e.height=Math.floor(V*Mt),j===!0&&(e.style.width=T+"px",e.style.height=V+"px"),O!==null&&O.setSize(e.width,e.height),this.setViewport(0,0,T,V)},this.getDrawingBufferSize=function(T){return T.set(yt*Mt,Rt*Mt).floor()},this.setDrawingBufferSize=function(T,V,j){yt=T,Rt=V,Mt=j,e.width=Math.floor(T*j),e.height=Math.floor(V*j),this.setViewport(0,0,T,V)},this.setEffects=function(T){if(y===oi){ne("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let V=0;V<T.length;V++)if(T[V].isOutputPass===!0){Kt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(st)},this.getViewport=function(T){return T.copy(Xt)},this.setViewport=function(T,V,j,Y){T.isVector4?Xt.set(T.x,T.y,T.z,T.w):Xt.set(T,V,j,Y),wt.viewport(st.copy(Xt).multiplyScalar(gn()).round())},this.getScissor=function(T){return T.copy(_e)},this.setScissor=function(T,V,j,Y){T.isVector4?_e.set(T.x,T.y,T.z,T.w):_e.set(T,V,j,Y),wt.scissor(ft.copy(_e).multiplyScalar(gn()).round())},this.getScissorTest=function(){return fe},this.setScissorTest=function(T){wt.setScissorTest(fe=T)},this.setOpaqueSort=function(T){Yt=T},this.setTransparentSort=function(T){le=T},this.getClearColor=function(T){return T.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(T=!0,V=!0,j=!0){let Y=0;if(T){let Z=!1;if(ct!==null){let Tt=ct.texture.format;Z=p.has(Tt)}if(Z){let Tt=ct.texture.type,It=g.has(Tt),At=k.getClearColor(),Dt=k.getClearAlpha(),Ht=At.r,ie=At.g,ye=At.b;It?(_[0]=Ht,_[1]=ie,_[2]=ye,_[3]=Dt,B.clearBufferuiv(B.COLOR,0,_)):(w[0]=Ht,w[1]=ie,w[2]=ye,w[3]=Dt,B.clearBufferiv(B.COLOR,0,w))}else Y|=B.COLOR_BUFFER_BIT}V&&(Y|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&B.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),z=T},this.dispose=function(){e.removeEventListener("webglcontextlost",zt,!1),e.removeEventListener("webglcontextrestored",ee,!1),e.removeEventListener("webglcontextcreationerror",Pt,!1),k.dispose(),xt.dispose(),et.dispose(),Jt.dispose(),Wt.dispose(),P.dispose(),ht.dispose(),q.dispose(),St.dispose(),qt.dispose(),ot.dispose(),lt.dispose(),lt.removeEventListener("sessionstart",Il),lt.removeEventListener("sessionend",Ji),ms.stop()};function zt(T){T.preventDefault(),Sf("WebGLRenderer: Context Lost."),I=!0}function ee(){Sf("WebGLRenderer: Context Restored."),I=!1;let T=We.autoReset,V=mt.enabled,j=mt.autoUpdate,Y=mt.needsUpdate,Z=mt.type;te(),We.autoReset=T,mt.enabled=V,mt.autoUpdate=j,mt.needsUpdate=Y,mt.type=Z}function Pt(T){ne("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function de(T){let V=T.target;V.removeEventListener("dispose",de),Ke(V)}function Ke(T){Kn(T),Wt.remove(T)}function Kn(T){let V=Wt.get(T).programs;V!==void 0&&(V.forEach(function(j){ot.releaseProgram(j)}),T.isShaderMaterial&&ot.releaseShaderCache(T))}this.renderBufferDirect=function(T,V,j,Y,Z,Tt){V===null&&(V=Mn);let It=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,At=ia(T,V,j,Y,Z);wt.setMaterial(Y,It);let Dt=j.index,Ht=1;if(Y.wireframe===!0){if(Dt=q.getWireframeAttribute(j),Dt===void 0)return;Ht=2}let ie=j.drawRange,ye=j.attributes.position,Vt=ie.start*Ht,xe=(ie.start+ie.count)*Ht;Tt!==null&&(Vt=Math.max(Vt,Tt.start*Ht),xe=Math.min(xe,(Tt.start+Tt.count)*Ht)),Dt!==null?(Vt=Math.max(Vt,0),xe=Math.min(xe,Dt.count)):ye!=null&&(Vt=Math.max(Vt,0),xe=Math.min(xe,ye.count));let on=xe-Vt;if(on<0||on===1/0)return;St.setup(Z,Y,At,j,Dt);let Ue,Oe=nt;if(Dt!==null&&(Ue=S.get(Dt),Oe=Et,Oe.setIndex(Ue)),Z.isMesh)Y.wireframe===!0?(wt.setLineWidth(Y.wireframeLinewidth*gn()),Oe.setMode(B.LINES)):Oe.setMode(B.TRIANGLES);else if(Z.isLine){let wn=Y.linewidth;wn===void 0&&(wn=1),wt.setLineWidth(wn*gn()),Z.isLineSegments?Oe.setMode(B.LINES):Z.isLineLoop?Oe.setMode(B.LINE_LOOP):Oe.setMode(B.LINE_STRIP)}else Z.isPoints?Oe.setMode(B.POINTS):Z.isSprite&&Oe.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(jt.get("WEBGL_multi_draw"))Oe.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let wn=Z._multiDrawStarts,kt=Z._multiDrawCounts,_n=Z._multiDrawCount,Se=Dt?S.get(Dt).bytesPerElement:1,_s=Wt.get(Y).currentProgram.getUniforms();for(let vn=0;vn<_n;vn++)_s.setValue(B,"_gl_DrawID",vn),Oe.render(wn[vn]/Se,kt[vn])}else if(Z.isInstancedMesh)Oe.renderInstances(Vt,on,Z.count);else if(j.isInstancedBufferGeometry){let wn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,kt=Math.min(j.instanceCount,wn);Oe.renderInstances(Vt,on,kt)}else Oe.render(Vt,on)};function ta(T,V,j,Y){z!==null&&T.isNodeMaterial&&z.setObject(Y,T),$e===!0&&it.setState(T,j,!1),T.transparent===!0&&T.side===$n&&T.forceSinglePass===!1?(T.side=Vn,T.needsUpdate=!0,ji(T,V,Y),T.side=ar,T.needsUpdate=!0,ji(T,V,Y),T.side=$n):ji(T,V,Y)}this.compile=function(T,V,j=null){j===null&&(j=T),z!==null&&z.renderStart(T,V,j),A=et.get(j),A.init(V),M.push(A),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),T!==j&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights(),z!==null&&z.updateLights(A.state.lightsArray),mn=this.localClippingEnabled,$e=it.init(this.clippingPlanes,mn),$e===!0&&it.setGlobalState(this.clippingPlanes,V),z!==null&&mt.render(A.state.shadowsArray,j,V);let Y=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Tt=Z.material;if(Tt)if(Array.isArray(Tt))for(let It=0;It<Tt.length;It++){let At=Tt[It];ta(At,j,V,Z),Y.add(At)}else ta(Tt,j,V,Z),Y.add(Tt)}),A=M.pop(),z!==null&&z.renderEnd(),Y},this.compileAsync=function(T,V,j=null){let Y=this.compile(T,V,j);return new Promise(Z=>{function Tt(){if(Y.forEach(function(It){let Dt=Wt.get(It).currentProgram;(Dt===void 0||Dt.isReady())&&Y.delete(It)}),Y.size===0){Z(T);return}setTimeout(Tt,10)}jt.get("KHR_parallel_shader_compile")!==null?Tt():setTimeout(Tt,10)})};let Or=null;function Zu(T){Or&&Or(T)}function Il(){ms.stop()}function Ji(){ms.start()}let ms=new A0;ms.setAnimationLoop(Zu),typeof self<"u"&&ms.setContext(self),this.setAnimationLoop=function(T){Or=T,lt.setAnimationLoop(T),T===null?ms.stop():ms.start()},lt.addEventListener("sessionstart",Il),lt.addEventListener("sessionend",Ji),this.render=function(T,V){if(V!==void 0&&V.isCamera!==!0){ne("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;z!==null&&z.renderStart(T,V);let j=lt.enabled===!0&&lt.isPresenting===!0,Y=O!==null&&(ct===null||j)&&O.begin(R,ct);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),lt.enabled===!0&&lt.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(lt.cameraAutoUpdate===!0&&lt.updateCamera(V),V=lt.getCamera()),T.isScene===!0&&T.onBeforeRender(R,T,V,ct),A=et.get(T,M.length),A.init(V),A.state.textureUnits=Jt.getTextureUnits(),M.push(A),ze.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?nn.setFromArrayCamera(V):oe.setFromProjectionMatrix(ze,Pi,V.reversedDepth),mn=this.localClippingEnabled,$e=it.init(this.clippingPlanes,mn),C=xt.get(T,v.length),C.init(),v.push(C),this.info.render.frame++,lt.enabled===!0&&lt.isPresenting===!0){let It=R.xr.getDepthSensingMesh();It!==null&&gs(It,V,-1/0,R.sortObjects)}gs(T,V,0,R.sortObjects),C.finish(),z!==null&&z.updateLights(A.state.lightsArray),R.sortObjects===!0&&C.sort(Yt,le),ln=lt.enabled===!1||lt.isPresenting===!1||lt.hasDepthSensing()===!1,ln&&k.addToRenderList(C,T),this.info.autoReset===!0&&this.info.reset(),$e===!0&&it.beginShadows();let Z=A.state.shadowsArray;if(mt.render(Z,T,V),$e===!0&&it.endShadows(),(Y&&O.hasRenderPass())===!1){let It=C.opaque,At=C.transmissive;if(A.setupLights(),V.isArrayCamera){let Dt=V.cameras;if(At.length>0)for(let Ht=0,ie=Dt.length;Ht<ie;Ht++){let ye=Dt[Ht];ki(It,At,T,ye)}ln&&k.render(T);for(let Ht=0,ie=Dt.length;Ht<ie;Ht++){let ye=Dt[Ht];ea(C,T,ye,ye.viewport)}}else At.length>0&&ki(It,At,T,V),ln&&k.render(T),ea(C,T,V)}ct!==null&&W===0&&(Jt.updateMultisampleRenderTarget(ct),Jt.updateRenderTargetMipmap(ct)),Y&&O.end(R),T.isScene===!0&&T.onAfterRender(R,T,V),St.resetDefaultState(),J=-1,Q=null,M.pop(),M.length>0?(A=M[M.length-1],Jt.setTextureUnits(A.state.textureUnits),$e===!0&&it.setGlobalState(R.clippingPlanes,A.state.camera)):A=null,v.pop(),v.length>0?C=v[v.length-1]:C=null,z!==null&&z.renderEnd()};function gs(T,V,j,Y){if(T.visible===!1)return;if(T.layers.test(V.layers)){if(T.isGroup)j=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(V);else if(T.isLight)A.pushLight(T),T.castShadow&&A.pushShadow(T);else if(T.isSprite){let It=V.isArrayCamera?nn:oe;if(!T.frustumCulled||T.intersectsFrustum(It)){Y&&Ee.setFromMatrixPosition(T.matrixWorld).applyMatrix4(ze);let At=ht.update(T),Dt=T.material;Dt.visible&&C.push(T,At,Dt,j,Ee.z,null,V)}}else if(T.isMesh||T.isLine||T.isPoints){let It=V.isArrayCamera?nn:oe;if(!T.frustumCulled||T.intersectsFrustum(It)){let At=ht.update(T),Dt=T.material;if(Y&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),Ee.copy(T.boundingSphere.center)):(At.boundingSphere===null&&At.computeBoundingSphere(),Ee.copy(At.boundingSphere.center)),Ee.applyMatrix4(T.matrixWorld).applyMatrix4(ze)),Array.isArray(Dt)){let Ht=At.groups;for(let ie=0,ye=Ht.length;ie<ye;ie++){let Vt=Ht[ie],xe=Dt[Vt.materialIndex];xe&&xe.visible&&C.push(T,At,xe,j,Ee.z,Vt,V)}}else Dt.visible&&C.push(T,At,Dt,j,Ee.z,null,V)}}}let Tt=T.children;for(let It=0,At=Tt.length;It<At;It++)gs(Tt[It],V,j,Y)}function ea(T,V,j,Y){let{opaque:Z,transmissive:Tt,transparent:It}=T;A.setupLightsView(j),$e===!0&&it.setGlobalState(R.clippingPlanes,j),Y&&wt.viewport(st.copy(Y)),Z.length>0&&cn(Z,V,j),Tt.length>0&&cn(Tt,V,j),It.length>0&&cn(It,V,j),wt.buffers.depth.setTest(!0),wt.buffers.depth.setMask(!0),wt.buffers.color.setMask(!0),wt.setPolygonOffset(!1)}function ki(T,V,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[Y.id]===void 0){let Vt=jt.has("EXT_color_buffer_half_float")||jt.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[Y.id]=new _i(1,1,{generateMipmaps:!0,type:Vt?Yi:oi,minFilter:Fs,samples:Math.max(4,ce.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Me.workingColorSpace})}let Tt=A.state.transmissionRenderTarget[Y.id],It=Y.viewport||st;Tt.setSize(It.z*R.transmissionResolutionScale,It.w*R.transmissionResolutionScale);let At=R.getRenderTarget(),Dt=R.getActiveCubeFace(),Ht=R.getActiveMipmapLevel();R.setRenderTarget(Tt),R.getClearColor(tt),gt=R.getClearAlpha(),gt<1&&R.setClearColor(16777215,.5),R.clear(),ln&&k.render(j);let ie=R.toneMapping;R.toneMapping=us;let ye=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),A.setupLightsView(Y),$e===!0&&it.setGlobalState(R.clippingPlanes,Y),cn(T,j,Y),Jt.updateMultisampleRenderTarget(Tt),Jt.updateRenderTargetMipmap(Tt),jt.has("WEBGL_multisampled_render_to_texture")===!1){let Vt=!1;for(let xe=0,on=V.length;xe<on;xe++){let Ue=V[xe],{object:Oe,geometry:wn,material:kt,group:_n}=Ue;if(kt.side===$n&&Oe.layers.test(Y.layers)){let Se=kt.side;kt.side=Vn,kt.needsUpdate=!0,fn(Oe,j,Y,wn,kt,_n),kt.side=Se,kt.needsUpdate=!0,Vt=!0}}Vt===!0&&(Jt.updateMultisampleRenderTarget(Tt),Jt.updateRenderTargetMipmap(Tt))}R.setRenderTarget(At,Dt,Ht),R.setClearColor(tt,gt),ye!==void 0&&(Y.viewport=ye),R.toneMapping=ie}function cn(T,V,j){let Y=V.isScene===!0?V.overrideMaterial:null;for(let Z=0,Tt=T.length;Z<Tt;Z++){let It=T[Z],{object:At,geometry:Dt,group:Ht}=It,ie=It.material;ie.allowOverride===!0&&Y!==null&&(ie=Y),At.layers.test(j.layers)&&fn(At,V,j,Dt,ie,Ht)}}function fn(T,V,j,Y,Z,Tt){z!==null&&Z.isNodeMaterial&&z.setObject(T,Z),T.onBeforeRender(R,V,j,Y,Z,Tt),T.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(R,V,j,Y,T,Tt),Z.transparent===!0&&Z.side===$n&&Z.forceSinglePass===!1?(Z.side=Vn,Z.needsUpdate=!0,R.renderBufferDirect(j,V,Y,Z,T,Tt),Z.side=ar,Z.needsUpdate=!0,R.renderBufferDirect(j,V,Y,Z,T,Tt),Z.side=$n):R.renderBufferDirect(j,V,Y,Z,T,Tt),T.onAfterRender(R,V,j,Y,Z,Tt)}function pn(T){let V=0;for(let j of T)j.texture!==null&&V++;return V}function ji(T,V,j){V.isScene!==!0&&(V=Mn);let Y=Wt.get(T),Z=A.state.lights,Tt=A.state.shadowsArray,It=Z.state.version,At=ot.getParameters(T,Z.state,Tt,V,j,A.state.lightProbeGridArray),Dt=ot.getProgramCacheKey(At),Ht=Y.programs;Y.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?V.environment:null,Y.fog=V.fog;let ie=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;Y.envMap=P.get(T.envMap||Y.environment,ie),Y.envMapRotation=Y.environment!==null&&T.envMap===null?V.environmentRotation:T.envMapRotation,Ht===void 0&&(T.addEventListener("dispose",de),Ht=new Map,Y.programs=Ht,Y.programVariants=new Map);let ye=Ht.get(Dt);if(ye!==void 0){if(Y.currentProgram===ye&&Y.lightsStateVersion===It)return na(T,At),ye}else At.uniforms=ot.getUniforms(T),z!==null&&T.isNodeMaterial&&z.build(T,j,At),T.onBeforeCompile(At,R),ye=ot.acquireProgram(At,Dt),Ht.set(Dt,ye),Y.uniforms=At.uniforms;let Vt=Y.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Vt.clippingPlanes=it.uniform),na(T,At),Y.needsLights=Vs(T),Y.lightsStateVersion=It,Y.needsLights&&(Vt.ambientLightColor.value=Z.state.ambient,Vt.lightProbe.value=Z.state.probe,Vt.sunLights.value=Z.state.sun,Vt.sunLightShadows.value=Z.state.sunShadow,Vt.directionalLights.value=Z.state.directional,Vt.directionalLightShadows.value=Z.state.directionalShadow,Vt.spotLights.value=Z.state.spot,Vt.spotLightShadows.value=Z.state.spotShadow,Vt.rectAreaLights.value=Z.state.rectArea,Vt.ltc_1.value=Z.state.rectAreaLTC1,Vt.ltc_2.value=Z.state.rectAreaLTC2,Vt.pointLights.value=Z.state.point,Vt.pointLightShadows.value=Z.state.pointShadow,Vt.hemisphereLights.value=Z.state.hemi,Vt.sunShadowMatrix.value=Z.state.sunShadowMatrix,Vt.sunShadowCascade.value=Z.state.sunShadowCascade,Vt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Vt.spotLightMatrix.value=Z.state.spotLightMatrix,Vt.spotLightMap.value=Z.state.spotLightMap,Vt.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=pn(A.state.lightProbeGridArray),Y.currentProgram=ye,Y.uniformsList=null,ye}function li(T,V,j,Y,Z){let Tt=Wt.get(T),It=Tt.currentProgram.id+","+Y+","+Z,At=Tt.programVariants.get(It);return At===void 0?(At=ji(T,V,j),Tt.programVariants.set(It,At)):(Tt.currentProgram=At,Tt.uniformsList=null,Tt.outputColorSpace=Y,Tt.toneMapping=Z),At}function zs(T){if(T.uniformsList===null){let V=T.currentProgram.getUniforms();T.uniformsList=Oo.seqWithValue(V.seq,T.uniforms)}return T.uniformsList}function na(T,V){let j=Wt.get(T);j.outputColorSpace=V.outputColorSpace,j.batching=V.batching,j.batchingColor=V.batchingColor,j.instancing=V.instancing,j.instancingColor=V.instancingColor,j.instancingMorph=V.instancingMorph,j.skinning=V.skinning,j.morphTargets=V.morphTargets,j.morphNormals=V.morphNormals,j.morphColors=V.morphColors,j.morphTargetsCount=V.morphTargetsCount,j.numClippingPlanes=V.numClippingPlanes,j.numIntersection=V.numClipIntersection,j.vertexAlphas=V.vertexAlphas,j.vertexTangents=V.vertexTangents,j.toneMapping=V.toneMapping}function ia(T,V,j,Y,Z){V.isScene!==!0&&(V=Mn),Jt.resetTextureUnits();let Tt=V.fog,It=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?V.environment:null,At=ct===null?R.outputColorSpace:ct.isXRRenderTarget===!0?ct.texture.colorSpace:Me.workingColorSpace,Dt=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Ht=P.get(Y.envMap||It,Dt),ie=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,ye=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Vt=!!j.morphAttributes.position,xe=!!j.morphAttributes.normal,on=!!j.morphAttributes.color,Ue=us;Y.toneMapped&&(ct===null||ct.isXRRenderTarget===!0)&&(Ue=R.toneMapping);let Oe=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,wn=Oe!==void 0?Oe.length:0,kt=Wt.get(Y),_n=A.state.lights;if($e===!0&&(mn===!0||T!==Q)){let ke=T===Q&&Y.id===J;it.setState(Y,T,ke)}let Se=!1,_s=!1;Y.version===kt.__version?kt.needsLights&&kt.lightsStateVersion!==_n.state.version||Z.isBatchedMesh&&kt.batching===!1||!Z.isBatchedMesh&&kt.batching===!0||Z.isBatchedMesh&&kt.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&kt.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&kt.instancing===!1||!Z.isInstancedMesh&&kt.instancing===!0||Z.isSkinnedMesh&&kt.skinning===!1||!Z.isSkinnedMesh&&kt.skinning===!0||Z.isInstancedMesh&&kt.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&kt.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&kt.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&kt.instancingMorph===!1&&Z.morphTexture!==null||kt.envMap!==Ht||Y.fog===!0&&kt.fog!==Tt||kt.numClippingPlanes!==void 0&&(kt.numClippingPlanes!==it.numPlanes||kt.numIntersection!==it.numIntersection)||kt.vertexAlphas!==ie||kt.vertexTangents!==ye||kt.morphTargets!==Vt||kt.morphNormals!==xe||kt.morphColors!==on||kt.morphTargetsCount!==wn||kt.numLightProbeGrids!==pn(A.state.lightProbeGridArray)?Se=!0:(kt.outputColorSpace!==At||kt.toneMapping!==Ue)&&(_s=!0):(Se=!0,kt.__version=Y.version);let vn=kt.currentProgram;(Se===!0||_s===!0)&&(vn=_s===!0?li(Y,V,Z,At,Ue):ji(Y,V,Z),z&&Y.isNodeMaterial&&z.onUpdateProgram(Y,vn,kt));let zr=!1,Qi=!1,vs=!1,pe=vn.getUniforms(),hn=kt.uniforms;if(wt.useProgram(vn.program)&&(zr=!0,Qi=!0,vs=!0),Y.id!==J&&(J=Y.id,Qi=!0),zr||Q!==T){wt.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),pe.setValue(B,"projectionMatrix",T.projectionMatrix),pe.setValue(B,"viewMatrix",T.matrixWorldInverse);let yn=pe.map.cameraPosition;yn!==void 0&&yn.setValue(B,Pn.setFromMatrixPosition(T.matrixWorld)),ce.logarithmicDepthBuffer&&pe.setValue(B,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&pe.setValue(B,"isOrthographic",T.isOrthographicCamera===!0),Q!==T&&(Q=T,Qi=!0,vs=!0)}if(kt.needsLights&&(_n.state.sunShadowMap.length>0&&pe.setValue(B,"sunShadowMap",_n.state.sunShadowMap,Jt),_n.state.directionalShadowMap.length>0&&pe.setValue(B,"directionalShadowMap",_n.state.directionalShadowMap,Jt),_n.state.spotShadowMap.length>0&&pe.setValue(B,"spotShadowMap",_n.state.spotShadowMap,Jt),_n.state.pointShadowMap.length>0&&pe.setValue(B,"pointShadowMap",_n.state.pointShadowMap,Jt)),Z.isSkinnedMesh){pe.setOptional(B,Z,"bindMatrix"),pe.setOptional(B,Z,"bindMatrixInverse");let ke=Z.skeleton;ke&&(ke.boneTexture===null&&ke.computeBoneTexture(),pe.setValue(B,"boneTexture",ke.boneTexture,Jt))}Z.isBatchedMesh&&(pe.setOptional(B,Z,"batchingTexture"),pe.setValue(B,"batchingTexture",Z._matricesTexture,Jt),pe.setOptional(B,Z,"batchingIdTexture"),pe.setValue(B,"batchingIdTexture",Z._indirectTexture,Jt),pe.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&pe.setValue(B,"batchingColorTexture",Z._colorsTexture,Jt));let Jn=j.morphAttributes;if((Jn.position!==void 0||Jn.normal!==void 0||Jn.color!==void 0)&&rt.update(Z,j,vn),(Qi||kt.receiveShadow!==Z.receiveShadow)&&(kt.receiveShadow=Z.receiveShadow,pe.setValue(B,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&V.environment!==null&&(hn.envMapIntensity.value=V.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=J1()),Qi){if(pe.setValue(B,"toneMappingExposure",R.toneMappingExposure),kt.needsLights&&kr(hn,vs),Tt&&Y.fog===!0&&vt.refreshFogUniforms(hn,Tt),vt.refreshMaterialUniforms(hn,Y,Mt,Rt,A.state.transmissionRenderTarget[T.id]),kt.needsLights&&kt.numLightProbeGrids>0){let ke=b,yn=0;for(let Wn of A.state.lightProbeGridArray)Wn.texture!==null&&(ke.textures[yn]=Wn.texture,ke.min[yn]=Wn.boundingBox.min,ke.max[yn]=Wn.boundingBox.max,ke.resolution[yn]=Wn.resolution,yn++);for(let Wn in ke)ke[Wn].length=yn;hn.probesSH.value=ke.textures,hn.probesMin.value=ke.min,hn.probesMax.value=ke.max,hn.probesResolution.value=ke.resolution}Oo.upload(B,zs(kt),hn,Jt)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Oo.upload(B,zs(kt),hn,Jt),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&pe.setValue(B,"center",Z.center),pe.setValue(B,"modelViewMatrix",Z.modelViewMatrix),pe.setValue(B,"normalMatrix",Z.normalMatrix),pe.setValue(B,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let ke=Y.uniformsGroups;for(let yn=0,Wn=ke.length;yn<Wn;yn++){let Dl=ke[yn];qt.update(Dl,vn),qt.bind(Dl,vn)}}return vn}function kr(T,V){T.ambientLightColor.needsUpdate=V,T.lightProbe.needsUpdate=V,T.sunLights.needsUpdate=V,T.sunLightShadows.needsUpdate=V,T.directionalLights.needsUpdate=V,T.directionalLightShadows.needsUpdate=V,T.pointLights.needsUpdate=V,T.pointLightShadows.needsUpdate=V,T.spotLights.needsUpdate=V,T.spotLightShadows.needsUpdate=V,T.rectAreaLights.needsUpdate=V,T.hemisphereLights.needsUpdate=V}function Vs(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return W},this.getRenderTarget=function(){return ct},this.setRenderTargetTextures=function(T,V,j){let Y=Wt.get(T);Y.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Wt.get(T.texture).__webglTexture=V,Wt.get(T.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,V){let j=Wt.get(T);j.__webglFramebuffer=V,j.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(T,V=0,j=0){ct=T,$=V,W=j;let Y=null,Z=!1,Tt=!1;if(T){let At=Wt.get(T);if(At.__useDefaultFramebuffer!==void 0){wt.bindFramebuffer(B.FRAMEBUFFER,At.__webglFramebuffer),st.copy(T.viewport),ft.copy(T.scissor),ut=T.scissorTest,wt.viewport(st),wt.scissor(ft),wt.setScissorTest(ut),J=-1;return}else if(At.__webglFramebuffer===void 0)Jt.setupRenderTarget(T);else if(At.__hasExternalTextures)Jt.rebindTextures(T,Wt.get(T.texture).__webglTexture,Wt.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let ie=T.depthTexture;if(At.__boundDepthTexture!==ie){if(ie!==null&&Wt.has(ie)&&(T.width!==ie.image.width||T.height!==ie.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Jt.setupDepthRenderbuffer(T)}}let Dt=T.texture;(Dt.isData3DTexture||Dt.isDataArrayTexture||Dt.isCompressedArrayTexture)&&(Tt=!0);let Ht=Wt.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Ht[V])?Y=Ht[V][j]:Y=Ht[V],Z=!0):T.samples>0&&Jt.useMultisampledRTT(T)===!1?Y=Wt.get(T).__webglMultisampledFramebuffer:Array.isArray(Ht)?Y=Ht[j]:Y=Ht,st.copy(T.viewport),ft.copy(T.scissor),ut=T.scissorTest}else st.copy(Xt).multiplyScalar(Mt).floor(),ft.copy(_e).multiplyScalar(Mt).floor(),ut=fe;if(j!==0&&(Y=G),wt.bindFramebuffer(B.FRAMEBUFFER,Y)&&wt.drawBuffers(T,Y),wt.viewport(st),wt.scissor(ft),wt.setScissorTest(ut),Z){let At=Wt.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+V,At.__webglTexture,j)}else if(Tt){let At=V;for(let Dt=0;Dt<T.textures.length;Dt++){let Ht=Wt.get(T.textures[Dt]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Dt,Ht.__webglTexture,j,At)}}else if(T!==null&&j!==0){let At=Wt.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,At.__webglTexture,j)}J=-1};function Br(T){let V=Wt.get(T);return(V.__readFormat!==T.format||V.__readType!==T.type)&&(V.__readFormat=T.format,V.__readType=T.type,V.__formatReadable=ce.textureFormatReadable(T.format),V.__typeReadable=ce.textureTypeReadable(T.type)),V}this.readRenderTargetPixels=function(T,V,j,Y,Z,Tt,It,At=0){if(!(T&&T.isWebGLRenderTarget)){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Dt=Wt.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&It!==void 0&&(Dt=Dt[It],Array.isArray(Dt)&&(Dt=Dt[0])),Dt){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);try{let Ht=T.textures[At],ie=Ht.format,ye=Ht.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let Vt=Br(Ht);if(Vt.__formatReadable===!1){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Vt.__typeReadable===!1){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z&&B.readPixels(V,j,Y,Z,_t.convert(ie),_t.convert(ye),Tt)}finally{let Ht=ct!==null?Wt.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,Ht)}}},this.readRenderTargetPixelsAsync=async function(T,V,j,Y,Z,Tt,It,At=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Dt=Wt.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&It!==void 0&&(Dt=Dt[It],Array.isArray(Dt)&&(Dt=Dt[0])),Dt)if(V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);let Ht=T.textures[At],ie=Ht.format,ye=Ht.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let Vt=Br(Ht);if(Vt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Vt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let xe=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,xe),B.bufferData(B.PIXEL_PACK_BUFFER,Tt.byteLength,B.STREAM_READ),B.readPixels(V,j,Y,Z,_t.convert(ie),_t.convert(ye),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let on=ct!==null?Wt.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,on);let Ue=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await $g(B,Ue,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,xe),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Tt),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(xe),B.deleteSync(Ue),Tt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,V=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(T.image.width*Y),Tt=Math.floor(T.image.height*Y),It=V!==null?V.x:0,At=V!==null?V.y:0;Jt.setTexture2D(T,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,It,At,Z,Tt),wt.unbindTexture()},this.copyTextureToTexture=function(T,V,j=null,Y=null,Z=0,Tt=0){let It,At,Dt,Ht,ie,ye,Vt,xe,on,Ue=T.isCompressedTexture?T.mipmaps[Tt]:T.image;if(j!==null)It=j.max.x-j.min.x,At=j.max.y-j.min.y,Dt=j.isBox3?j.max.z-j.min.z:1,Ht=j.min.x,ie=j.min.y,ye=j.isBox3?j.min.z:0;else{let pe=Math.pow(2,-Z);It=Math.floor(Ue.width*pe),At=Math.floor(Ue.height*pe),T.isDataArrayTexture?Dt=Ue.depth:T.isData3DTexture?Dt=Math.floor(Ue.depth*pe):Dt=1,Ht=0,ie=0,ye=0}Y!==null?(Vt=Y.x,xe=Y.y,on=Y.z):(Vt=0,xe=0,on=0);let Oe=_t.convert(V.format),wn=_t.convert(V.type),kt;V.isData3DTexture?(Jt.setTexture3D(V,0),kt=B.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Jt.setTexture2DArray(V,0),kt=B.TEXTURE_2D_ARRAY):(Jt.setTexture2D(V,0),kt=B.TEXTURE_2D),wt.activeTexture(B.TEXTURE0),wt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,V.flipY),wt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),wt.pixelStorei(B.UNPACK_ALIGNMENT,V.unpackAlignment);let _n=wt.getParameter(B.UNPACK_ROW_LENGTH),Se=wt.getParameter(B.UNPACK_IMAGE_HEIGHT),_s=wt.getParameter(B.UNPACK_SKIP_PIXELS),vn=wt.getParameter(B.UNPACK_SKIP_ROWS),zr=wt.getParameter(B.UNPACK_SKIP_IMAGES);wt.pixelStorei(B.UNPACK_ROW_LENGTH,Ue.width),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ue.height),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,Ht),wt.pixelStorei(B.UNPACK_SKIP_ROWS,ie),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,ye);let Qi=T.isDataArrayTexture||T.isData3DTexture,vs=V.isDataArrayTexture||V.isData3DTexture;if(T.isDepthTexture){let pe=Wt.get(T),hn=Wt.get(V),Jn=Wt.get(pe.__renderTarget),ke=Wt.get(hn.__renderTarget);wt.bindFramebuffer(B.READ_FRAMEBUFFER,Jn.__webglFramebuffer),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,ke.__webglFramebuffer);for(let yn=0;yn<Dt;yn++)Qi&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Wt.get(T).__webglTexture,Z,ye+yn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Wt.get(V).__webglTexture,Tt,on+yn)),B.blitFramebuffer(Ht,ie,Ht+It,ie+At,Vt,xe,Vt+It,xe+At,B.DEPTH_BUFFER_BIT,B.NEAREST);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||Wt.has(T)){let pe=Wt.get(T),hn=Wt.get(V);wt.bindFramebuffer(B.READ_FRAMEBUFFER,U),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,X);for(let Jn=0;Jn<Dt;Jn++)Qi?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,pe.__webglTexture,Z,ye+Jn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,pe.__webglTexture,Z),vs?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,hn.__webglTexture,Tt,on+Jn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,hn.__webglTexture,Tt),Z!==0?B.blitFramebuffer(Ht,ie,Ht+It,ie+At,Vt,xe,Vt+It,xe+At,B.COLOR_BUFFER_BIT,B.NEAREST):vs?B.copyTexSubImage3D(kt,Tt,Vt,xe,on+Jn,Ht,ie,It,At):B.copyTexSubImage2D(kt,Tt,Vt,xe,Ht,ie,It,At);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else vs?T.isDataTexture||T.isData3DTexture?B.texSubImage3D(kt,Tt,Vt,xe,on,It,At,Dt,Oe,wn,Ue.data):V.isCompressedArrayTexture?B.compressedTexSubImage3D(kt,Tt,Vt,xe,on,It,At,Dt,Oe,Ue.data):B.texSubImage3D(kt,Tt,Vt,xe,on,It,At,Dt,Oe,wn,Ue):T.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Tt,Vt,xe,It,At,Oe,wn,Ue.data):T.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Tt,Vt,xe,Ue.width,Ue.height,Oe,Ue.data):B.texSubImage2D(B.TEXTURE_2D,Tt,Vt,xe,It,At,Oe,wn,Ue);wt.pixelStorei(B.UNPACK_ROW_LENGTH,_n),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Se),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,_s),wt.pixelStorei(B.UNPACK_SKIP_ROWS,vn),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,zr),Tt===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&B.generateMipmap(kt),wt.unbindTexture()},this.initRenderTarget=function(T){Wt.get(T).__webglFramebuffer===void 0&&Jt.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Jt.setTextureCube(T,0):T.isData3DTexture?Jt.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Jt.setTexture2DArray(T,0):Jt.setTexture2D(T,0),wt.unbindTexture()},this.resetState=function(){$=0,W=0,ct=null,wt.reset(),St.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Pi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=Me._getDrawingBufferColorSpace(t),e.unpackColorSpace=Me._getUnpackColorSpace()}};var Kh=class{constructor(t){this.studio=t;this.choice=Xe("What it may do",this.place),this.choice.hidden=!0,t.on("skill",({id:e,strategies:n})=>this.show(e,n)),t.on("pushes",({pushes:e})=>this.tell(e))}studio;choice;key=D("div",{class:"answer-key",hidden:!0});place=D("div",{});last=D("output",{class:"answer-last",test:"answer"});buttons=null;skill="";show(t,e){this.choice.hidden=this.key.hidden=!e.length,t!==this.skill&&(this.skill=t,this.build(e));let n=e.filter(s=>s.allowed);n.length&&this.buttons?.show(n[n.length-1].name)}build(t){this.buttons=Jr("allow","What it may do",t.map(({name:n,steps:s})=>({name:n,text:k0(s),title:`Steps that it may take against pushes: ${k0(s)}`})),n=>this.studio.send("allow",{strategy:n})),this.place.replaceChildren(this.buttons.element);let e=t.find(({domain:n})=>n.length);this.key.replaceChildren(D("div",{class:"answer-colours"},...t.map(({title:n},s)=>D("span",{class:`answer-${s}`},D("i",{}),n)),D("span",{class:"fell"},D("i",{}),"fell")),this.last),e&&this.key.append(D("p",{class:"hint"},j1(e))),this.tell(this.studio.pushes)}tell(t){let e=t[t.length-1];Re(this.last,e?Gf(e):"")}};function j1({seconds:i,how:t}){return`Curves: the largest pushes that the skill is said to answer, ${i} s long${t&&`; ${t}`}.`}function k0(i){return i===0?"no steps":i===1?"one step":"any number"}function Gf({impulse:i,angle:t,steps:e,phase:n,fell:s,done:r}){let o=e===0?"in place":e===1?"one step":`${e} steps`,a=e===0?"":`, ${n}`,l=s?`, fell${e?` during ${n}`:""}`:r?"":`${a} …`;return`${Gt(i,0)} N s ${la(t)}: ${o}${l}`}var _l=150,Gn=112,Q1=9,tE={N:250,"N s":50},eE=150,B0={N:10,"N s":5},nE=5e3,iE=8,Jh=class{constructor(t,e,n){this.allowed=t;this.push=e;this.seconds=n;this.arrow=Nt("g",{class:"disc-aim"},this.shaft,this.head),this.svg=Nt("svg",{class:"disc",test:"disc",viewBox:`${-_l} ${-_l} ${2*_l} ${2*_l}`,tabindex:0,role:"application","aria-roledescription":"push disc",label:"Push disc. Arrow keys aim: up and down change the force, left and right the direction. Enter pushes."},Nt("circle",{class:"disc-plate",r:Gn}),this.envelope,this.rings,this.domains,sE(),this.edges,this.marks,this.answers,this.wave,this.arrow,this.value),this.svg.addEventListener("pointerdown",s=>this.press(s)),this.svg.addEventListener("pointermove",s=>this.move(s)),this.svg.addEventListener("pointerup",s=>this.release(s)),this.svg.addEventListener("pointercancel",()=>this.cancel()),this.svg.addEventListener("pointerleave",()=>this.pointer===null&&this.show(!1)),this.svg.addEventListener("keydown",s=>this.key(s)),this.svg.addEventListener("focus",()=>this.show(this.svg.matches(":focus-visible"))),this.svg.addEventListener("blur",()=>this.show(!1)),this.element=D("div",{class:"disc-box"},this.svg,this.readout),this.drawRings(),this.show(!1)}allowed;push;seconds;element;svg;domains=Nt("g",{class:"disc-domains"});answers=Nt("g",{class:"disc-answers","data-test":"answers"});envelope=Nt("path",{class:"disc-envelope"});edges=Nt("g",{class:"disc-edges"});marks=Nt("g",{class:"disc-marks"});rings=Nt("g",{class:"disc-rings"});shaft=Nt("line",{class:"disc-arrow",x1:0,y1:0});head=Nt("path",{class:"disc-head",d:"M0 -2 L-8 15 L0 11 L8 15 Z"});wave=Nt("circle",{class:"disc-wave",r:Gn});arrow;value=Nt("text",{class:"disc-value","text-anchor":"middle"});readout=D("output",{class:"disc-readout",test:"disc-readout"});aim={size:150,angle:0};pointer=null;defaultForce=500;unit="N";rim=500;strategies=[];planar=!1;setMaxForce(t){this.defaultForce=t,this.fit([])}setStrategies(t){this.strategies=t,this.unit=t.length?"N s":"N",this.aim={size:t.length?40:150,angle:0},this.fit([]),this.svg.classList.toggle("domains",t.length>0);let e=t.map(({name:n,title:s,domain:r},o)=>{let a=r.map(([h,u])=>[h*Math.PI/180,u]),l=a.filter(([h])=>h>0&&h<Math.PI).map(([h,u])=>[-h,u]),c=[...a,...l.reverse()].map(([h,u])=>this.spot(u,h).join(" "));return Nt("path",{class:`answer-${o}`,"data-test":`domain-${n}`,d:c.length>2?`M${c.join("L")}Z`:""},Nt("title",{},`Domain: ${s}`))});this.domains.replaceChildren(...e.reverse())}setAllowed(t){for(let{name:e,allowed:n}of t)this.domains.querySelector(`[data-test="domain-${CSS.escape(e)}"]`)?.classList.toggle("off",!n)}setAnswers(t){this.answers.replaceChildren(...(this.strategies.length?t:[]).map(e=>{let[n,s]=this.spot(e.impulse,e.angle),r=this.strategies.findIndex(({name:l})=>l===e.strategy),o=`${e.fell?"fell":`answer-${r}`}${e.done?"":" pending"}`,a=e.fell?Nt("path",{class:o,d:`M${n-4} ${s-4}l8 8m0 -8l-8 8`}):Nt("circle",{class:o,cx:n,cy:s,r:4.5});return a.append(Nt("title",{},Gf(e))),a}))}fit(t){let e=this.strategies.flatMap(({domain:o})=>o.map(([,a])=>a)),n=Math.max(0,...e,...t.map(o=>o??0)),s=tE[this.unit],r=Math.max(this.unit==="N"?this.defaultForce:eE,s*Math.ceil(1.05*n/s));r!==this.rim&&this.marks.replaceChildren(),this.rim=r,this.drawRings()}setPlanar(t){this.planar=t,this.svg.classList.toggle("planar",t)}setEnvelope(t,e){let n=t.map(o=>o===null||this.unit==="N"?o:o*e);this.fit(n);let s=n.map((o,a)=>o===null?null:this.spot(o,a*Math.PI/4)),r=s.filter(o=>o!==null);this.edges.replaceChildren(...s.flatMap((o,a)=>{if(!o)return[];let l=Nt("circle",{cx:o[0],cy:o[1],r:3.5});return l.append(Nt("title",{},`${this.sized(n[a])} ${la(a*Math.PI/4)}`)),[Nt("line",{x1:0,y1:0,x2:o[0],y2:o[1]}),l]})),this.envelope.classList.toggle("whole",r.length===n.length),this.envelope.setAttribute("d",r.length>2?`M${r.map(o=>o.join(" ")).join("L")}Z`:"")}fell(){this.marks.lastElementChild?.classList.add("fell")}clearMarks(){this.marks.replaceChildren()}fireForward(){this.fire({size:Math.round(this.rim/2),angle:0})}fire(t){if(this.push(this.force(t),t.angle),!this.strategies.length){let[e,n]=this.spot(t.size,t.angle);this.marks.append(Nt("circle",{cx:e,cy:n,r:4}))}for(;this.marks.childElementCount>iE;)this.marks.firstElementChild.remove();this.svg.style.setProperty("--wave",`${Math.max(.25,this.seconds())}s`),this.svg.classList.remove("fired"),this.svg.getBoundingClientRect(),this.svg.classList.add("fired")}force({size:t}){return this.unit==="N"?t:Math.min(nE,t/this.seconds())}sized(t){return`${Gt(t,0)} ${this.unit}`}spot(t,e){let n=Gn*Bn(t/this.rim,0,1);return[-n*Math.sin(e),-n*Math.cos(e)]}press(t){t.button!==0||!this.allowed()||(t.preventDefault(),this.pointer=t.pointerId,this.svg.setPointerCapture(t.pointerId),this.follow(t))}move(t){this.pointer===t.pointerId?this.follow(t):t.pointerType==="mouse"&&this.pointer===null&&this.allowed()&&this.hover(t)}release(t){if(this.pointer!==t.pointerId)return;this.pointer=null;let e=this.aimed(t);this.show(!1),e&&this.fire(this.aim=e)}cancel(){this.pointer=null,this.show(!1)}follow(t){let e=this.aimed(t);e&&(this.aim=e),this.show(e!==null),e||(this.readout.textContent="release here to cancel")}hover(t){let e=this.aimed(t);this.readout.textContent=e?this.describe(e):this.hint}aimed(t){let e=this.svg.getBoundingClientRect(),n=2*_l/Math.min(e.width,e.height),s=(t.clientX-e.left-e.width/2)*n,r=(t.clientY-e.top-e.height/2)*n,o=Math.hypot(s,r);if(o<Q1)return null;let a=Math.atan2(-s,-r),l=this.rim*Math.min(1,o/Gn);if(this.planar&&(l=this.rim*Math.min(1,Math.abs(r)/Gn),a=r<=0?0:Math.PI),t.shiftKey){a=Math.round(a*12/Math.PI)*Math.PI/12;let c=B0[this.unit];l=Math.max(c,c*Math.round(l/c))}return{size:Math.round(l),angle:a}}key(t){let e=Math.PI/(t.shiftKey?36:12),{aim:n}=this,s=B0[this.unit];if(t.key==="ArrowUp")n.size=Math.min(this.rim,n.size+s);else if(t.key==="ArrowDown")n.size=Math.max(s,n.size-s);else if(t.key==="ArrowLeft")n.angle=ss(this.planar?0:n.angle+e);else if(t.key==="ArrowRight")n.angle=ss(this.planar?Math.PI:n.angle-e);else if(t.key==="Enter"&&this.allowed())this.fire(n);else if(t.key==="Escape"&&this.pointer!==null)this.cancel();else return;t.preventDefault(),t.stopPropagation(),t.key!=="Escape"&&this.show(!0)}show(t){if(this.svg.classList.toggle("aiming",t),this.readout.textContent=t?this.describe(this.aim):this.hint,!t)return;let{size:e,angle:n}=this.aim,[s,r]=this.spot(e,n),o=-n*180/Math.PI,a=Math.hypot(s,r),l=Math.max(0,a-9)/Math.max(1,a);rn(this.shaft,{x2:s*l,y2:r*l}),rn(this.head,{transform:`translate(${s} ${r}) rotate(${o})`});let c=a>Gn-26?a-34:a+18;rn(this.value,{x:-c*Math.sin(n),y:-c*Math.cos(n)+4}),this.value.textContent=this.sized(e)}get hint(){return"Click to push; drag to aim first"}describe(t){let e=this.unit==="N"?`${Gt(t.size*this.seconds(),0)} N s`:`${Gt(this.force(t),0)} N`;return`${this.sized(t.size)} ${la(t.angle)} · ${e}`}drawRings(){this.rings.replaceChildren(Nt("line",{x1:0,y1:-Gn,x2:0,y2:Gn}),Nt("line",{x1:-Gn,y1:0,x2:Gn,y2:0}),...[.25,.5,.75,1].map(t=>Nt("circle",{r:Gn*t})),...[.5,1].map(t=>Nt("text",{x:Gn*t*.707+3,y:Gn*t*.707+10},this.sized(this.rim*t))),Nt("text",{x:0,y:-Gn-8,"text-anchor":"middle"},"forward"),Nt("text",{x:0,y:Gn+18,"text-anchor":"middle"},"back"),Nt("text",{x:-Gn-6,y:4,"text-anchor":"end"},"left"),Nt("text",{x:Gn+6,y:4},"right"))}};function sE(){return Nt("g",{class:"disc-body","aria-hidden":"true"},Nt("ellipse",{cx:-7,cy:-6,rx:3.6,ry:8.5}),Nt("ellipse",{cx:7,cy:-6,rx:3.6,ry:8.5}),Nt("ellipse",{class:"shoulders",rx:19,ry:8}),Nt("circle",{class:"crown",cy:-1,r:7}),Nt("path",{class:"nose",d:"M-3 -7.5 L0 -11.5 L3 -7.5 Z"}))}var rE=3,oE=60,z0={mass:.5,speed:10},aE=5,V0={low:{title:"Low step: 8 cm high, 30 kg",size:[.2,.5,.04],mass:30},crate:{title:"Crate: 40 cm, 8 kg",size:[.2,.2,.2],mass:8},block:{title:"Block: 40 cm, 60 kg",size:[.2,.2,.2],mass:60},parcel:{title:"Parcel: 25 cm, 1 kg",size:[.12,.12,.12],mass:1}},jh=class{constructor(t,e){this.studio=t;this.eye=e;this.disc=new Jh(()=>t.holds,(o,a)=>{this.pushed=t.frame?.time??0,t.send("push",{force:o,angle:a,seconds:this.seconds.value})},()=>this.seconds.value),this.answers=new Kh(t),this.progress.element.hidden=!0;let n=Zt({test:"ball",title:"Throw a ball at the character (B); Shift + click in the view throws one at the pointer",text:"Throw a ball",icon:"ball",act:()=>this.throwBall()}),s=Zt({test:"box",title:"Place a box 1.5 m ahead of the character",text:"Place a box",icon:"box",act:()=>this.placeBox()}),r=Zt({test:"clear",title:"Remove balls and boxes",text:"Clear",icon:"clear",kind:"quiet",act:()=>t.send("clear")});this.element=D("div",{class:"panel-body"},Xn(this.answers.choice,Xe("Push",this.disc.element,this.answers.key,this.seconds.element),Xe("Push envelope",this.measure,this.progress.element,this.words),Xe("Balls and boxes",this.mass.element,this.speed.element,this.aims.element,n,this.box.element,s,r)),D("p",{class:"hint"},"To pull the character, drag any part of it in the view.")),this.listen()}studio;eye;element;get discBox(){return this.disc.element}disc;answers;seconds=fi({test:"push-seconds",label:"Duration",title:"How long the push lasts [s]",low:.05,high:1,step:.05,value:.1,format:t=>`${Gt(t)} s`});mass=fi({test:"ball-mass",label:"Ball mass",title:"Mass of the ball [kg]",low:.1,high:20,step:.1,value:3,format:t=>`${Gt(t,1)} kg`});speed=fi({test:"ball-speed",label:"Ball speed",title:"Speed of the ball [m/s]",low:2,high:20,step:.5,value:8,format:t=>`${Gt(t,1)} m/s`});box=Ci("box-kind","Box",Object.entries(V0).map(([t,{title:e}])=>({name:t,title:e})),()=>{});measure=Zt({test:"envelope",title:"Measure the largest push survived in each of eight directions, in the background",text:"Measure push envelope",act:()=>this.studio.send("envelope",{on:!this.studio.envelope?.running,seconds:this.seconds.value})});progress=Ul("envelope-progress","Pushes tried");words=D("p",{class:"hint",test:"envelope-words"});aims=qs("ball-aim","Throw where I click",!1,()=>{},"While this is on, a click on the body throws a ball at that place; so does Shift + click at any time");pushed=-1/0;skill="";pushForward(){this.disc.fireForward()}throwBall(){let{frame:t,scene:e}=this.studio;if(!t||!e)return;let n=new N().fromArray(t.data,dt.com),s=this.eye().clone().sub(n);e.character.planar&&s.set(s.x<0?-1:1,0,0),s.z=0,s.lengthSq()<1e-6&&s.set(-1,0,0);let r=n.clone();r.z+=.12*e.character.height;let o=r.clone().addScaledVector(s.normalize(),rE);this.throwFrom(o.toArray(),r.toArray(),!0)}get throwsAtClicks(){return this.aims.box.checked}hitAt(t,e,n){this.pushed=this.studio.frame?.time??0,this.studio.send("hit",{link:t,point:e,from:n,mass:this.mass.value,speed:this.speed.value})}throwFrom(t,e,n=!1){let s=new N(...e).sub(new N(...t)),r=Math.max(.02,s.length()/this.speed.value);n&&this.studio.frame&&s.addScaledVector(new N().fromArray(this.studio.frame.data,dt.velocity),r);let o=s.divideScalar(r);o.z+=9.81*r/2,o.clampLength(0,.99*oE),this.pushed=this.studio.frame?.time??0,this.studio.send("ball",{from:t,velocity:o.toArray(),mass:this.mass.value})}placeBox(){let{frame:t,scene:e}=this.studio;if(!t||!e)return;let n=e.character.planar?0:t.data[dt.heading]||0,[s,r]=[t.data[dt.com],t.data[dt.com+1]],{size:o,mass:a}=V0[this.box.box.value],l=[s+1.5*Math.cos(n),e.character.planar?0:r+1.5*Math.sin(n)];this.studio.send("box",{at:l,size:o,mass:a})}listen(){let{studio:t}=this;t.on("hello",({maximum_force:e})=>this.disc.setMaxForce(e)),t.on("scene",({character:e})=>this.disc.setPlanar(e.planar)),t.on("skill",({id:e,strategies:n,system:s})=>{if(e===this.skill)return this.disc.setAllowed(n);this.skill=e,s==="perturbation"&&([this.mass.value,this.speed.value]=[z0.mass,z0.speed]),this.disc.clearMarks(),this.disc.setStrategies(n),this.disc.setAllowed(n),this.disc.setAnswers(t.pushes),n.length&&(this.seconds.value=n[0].seconds),t.envelope?.running||this.disc.setEnvelope([],this.seconds.value)}),t.on("pushes",({pushes:e})=>this.disc.setAnswers(e)),t.on("fall",({time:e})=>{e>=this.pushed&&e-this.pushed<aE&&this.disc.fell()}),t.on("envelope",({forces:e,seconds:n,running:s,fraction:r,words:o})=>{this.disc.setEnvelope(e,n),this.progress.element.hidden=!s,this.progress.show(r),this.words.textContent=o==="done"?`The outline is the largest push of ${Gt(n)} s survived in each direction.`:o,this.measure.lastElementChild.textContent=s?"Stop":"Measure push envelope",this.measure.classList.toggle("busy",s)})}};function G0(i,t){let e=Ci("style","Style",[],l=>i.send("style",{name:l})),n=qs("draw-path","Draw a path on the ground",!1,l=>t.setDraws(l),"While this is on, a drag on the ground draws the path; the camera does not turn"),s=Zt({test:"path-off",title:"Follow speed and heading again",text:"Clear the path",kind:"quiet",act:()=>t.clearPath()}),r=D("output",{class:"hint",test:"path-says"}),o=D("div",{},n.element,D("div",{class:"row"},s,r)),a=Xe("Style and path",e.element,o);return i.on("skill",({steering:l})=>{if(a.hidden=!l,!l)return;o.hidden=!i.steerable;let c=i.steerable?"By speed":"As planned",h=d=>d?d[0].toUpperCase()+d.slice(1):c;e.fill(l.styles.map(({name:d})=>({name:d,title:h(d)}))),e.box.value=l.style,s.disabled=!l.path.length;let u=l.path.slice(1).reduce((d,[f,m],y)=>d+Math.hypot(f-l.path[y][0],m-l.path[y][1]),0);r.textContent=l.path.length?`following a path of ${u.toFixed(1)} m`:""}),{element:a,update:()=>n.box.checked=t.draws}}var H0=Math.PI/18;function W0(i,t){let e=G0(i,t),n=D("p",{class:"empty",test:"steer-none",hidden:!0},"This skill cannot be steered."),s=Xn(lE(i,t)),r=Xn(hE(i,t,e.update),D("p",{class:"hint"},"A gamepad's left stick steers too: up and down change the speed, left and right turn.")),o=!1,a=()=>{s.hidden=r.hidden=!i.steerable,n.hidden=i.steerable||o};return i.on("skill",({steering:l})=>{o=!!l,a()}),i.on("skills",a),D("div",{class:"panel-body"},n,s,Xn(e.element),r)}function lE(i,t){let e=fi({test:"steer-speed",label:"Speed",title:"Commanded speed [m/s]; arrow keys up and down, W and S",low:-.5,high:2.5,step:.05,value:.8,format:a=>`${Gt(a)} m/s`,input:a=>t.steer({speed:a})}),n=fi({test:"steer-heading",label:"Heading",title:"Commanded heading; arrow keys left and right, A and D",low:-180,high:180,step:5,value:0,format:a=>`${Gt(-a,0)}°`,input:a=>t.face(-a*Math.PI/180)}),s=fi({test:"steer-lateral",label:"Lateral speed",title:"Commanded lateral speed [m/s]; keys Q and E; not supported by every skill",low:-.4,high:.4,step:.05,value:0,format:a=>`${Gt(-a)} m/s`,input:a=>t.steer({lateral:-a})}),r=Zt({test:"steer-own",title:"Return to the speed of the skill",text:"Speed of the skill",kind:"quiet",act:()=>{t.useOwnSpeed()}}),o=D("p",{class:"hint",test:"steer-fixed",hidden:!0});return i.on("skill",a=>{let l=i.speedLimits;e.element.hidden=r.hidden=!l,o.hidden=!!l,o.textContent=`This skill goes at its own speed${a.speed?`, ${Gt(a.speed)} m/s`:""}. It can be turned.`,l&&(e.limit(...l.along),s.limit(-l.aside[1],-l.aside[0]))}),i.on("frame",()=>{i.tab==="steer"&&(s.value=-Math.round(20*t.askedLateral)/20,e.value=Math.round(20*t.askedSpeed)/20,n.value=Math.round(-ss(t.askedHeading)*36/Math.PI)*5)}),Xe("Steer",cE(t),o,e.element,n.element,s.element,r)}function cE(i){let t=(e,n,s,r)=>Zt({test:e,icon:n,title:s,act:r});return D("div",{class:"arrow-pad"},t("steer-faster","up","Faster by 0.1 m/s (↑ or W)",()=>i.faster(.1)),t("steer-left","left","Turn 10° to the left (← or A)",()=>i.turn(H0)),t("steer-right","right","Turn 10° to the right (→ or D)",()=>i.turn(-H0)),t("steer-slower","down","Slower by 0.1 m/s (↓ or S)",()=>i.faster(-.1)))}function hE(i,t,e){let n=qs("walk-to","Set a target by a click on the ground",!1,o=>t.setWalksTo(o),"While this is on, a click on the ground sets the target"),s=Zt({test:"target-off",title:"Stop walking to the target",text:"Clear the target",kind:"quiet",act:()=>t.clearTarget()}),r=D("output",{class:"hint",test:"target-says"});return t.changed=()=>{n.box.checked=t.walksTo,e()},i.on("frame",({data:o})=>{if(i.tab!=="steer")return;let[a,l]=[o[dt.target],o[dt.target+1]],c=Number.isFinite(a)&&Number.isFinite(l);s.disabled=!c;let h=Math.atan2(l-o[dt.com+1],a-o[dt.com]),u=Math.hypot(a-o[dt.com],l-o[dt.com+1]);r.textContent=c?`${Gt(u,1)} m to go, at ${$r(h)}`:""}),Xe("Target",n.element,D("div",{class:"row"},s,r))}var Hf=[{kind:"bvh",text:"BVH",ending:"bvh",about:"Skeleton motion, for Blender, MotionBuilder and others"},{kind:"glb",text:"glTF",ending:"glb",about:"Body and motion in one binary file (.glb)"},{kind:"csv",text:"CSV",ending:"csv",about:"All recorded values over time"},{kind:"skill",text:"Skill file",ending:"toml",about:"The skill in control, with your edits (skill.toml)"},{kind:"hits",text:"Hits",ending:"toml",about:"The balls thrown at the body, for footfall play --hits"},{kind:"mp4",text:"MP4 video",ending:"mp4",about:"A video of the motion"},{kind:"gif",text:"GIF",ending:"gif",about:"An animated image of the last 8 s"},{kind:"html",text:"HTML replay",ending:"html",about:"An interactive 3D view in one file, without a server"}],Qh=class{constructor(t){this.studio=t;let e=Hf.map(({kind:n,text:s,about:r})=>{let o=D("span",{class:"export-text"},r),a=D("button",{type:"button",class:"export",test:`export-${n}`,title:r,onclick:()=>this.request(n)},di("export"),D("strong",{},s),o);return this.buttons.set(n,{button:a,text:o}),a});this.element=D("div",{class:"panel-body"},Xn(Xe("Record",D("div",{class:"row"},this.record,this.elapsed),D("p",{class:"hint"},"Without a recording, the last 30 s are exported.")),Xe("Export",D("div",{class:"exports"},...e))),this.files),t.on("file",n=>this.received(n)),t.on("error",({about:n})=>{n==="export"&&this.done(this.waiting[0])}),t.on("link",n=>{n||[...this.waiting].forEach(s=>this.done(s))}),t.on("frame",n=>{let s=Ae(n,Te.recording);s&&!this.recording&&(this.since=n.time),s!==this.recording&&(this.recording=s,this.record.classList.toggle("recording",s),this.record.setAttribute("aria-pressed",String(s)),Re(this.record.lastElementChild,s?"Stop recording":"Record")),s&&Re(this.elapsed,rm(n.time-this.since))})}studio;element;buttons=new Map;waiting=[];files=D("ul",{class:"files",test:"files"});record=Zt({test:"record",text:"Record",title:"Record from now on; exports then contain exactly the recording",icon:"record",act:()=>this.studio.send("record",{on:!this.recording})});elapsed=D("output",{class:"clock",test:"record-time"});recording=!1;since=0;request(t){if(!this.studio.send("export",{kind:t}))return;this.waiting.push(t);let{button:e,text:n}=this.buttons.get(t);e.disabled=!0,e.classList.add("busy"),n.textContent="exporting …"}done(t){if(t===void 0)return;let e=this.waiting.indexOf(t);e>=0&&this.waiting.splice(e,1);let{button:n,text:s}=this.buttons.get(t);n.disabled=!1,n.classList.remove("busy"),s.textContent=Hf.find(r=>r.kind===t).about}received(t){let e=t.name.split(".").pop()?.toLowerCase(),n=this.waiting.find(o=>Hf.find(a=>a.kind===o).ending===e)??this.waiting[0],s=D("a",{href:xs(t.address),download:t.name,test:"file-link"},t.name),r=[am(t.bytes),t.words].filter(Boolean).join(" · ");for(this.files.prepend(D("li",{},s,D("span",{class:"hint"},` ${r}`)));this.files.childElementCount>8;)this.files.lastElementChild.remove();n!==void 0&&(this.done(n),s.click())}};var X0=[.1,.25,.5,1,1.5,2],q0=30,tu=class{constructor(t){this.studio=t;let e=Zt({test:"step",title:"One step of 1/60 s (.)",icon:"step",act:()=>this.step()}),n=Zt({test:"reset",title:"Restart (R)",icon:"reset",act:()=>this.reset()}),s=Xn(D("div",{class:"transport-buttons"},this.pause,e,n),this.clock,D("div",{class:"rewind-field"},this.back,this.backText),D("div",{class:"rate-field"},this.rate.element));this.element=D("div",{class:"transport",test:"transport",role:"toolbar",label:"Time"},s),Kr(this.back),t.on("frame",()=>this.frame()),t.on("scene",({asked:r})=>{r&&(this.rate.value=r.rate)})}studio;element;pauseIcon=di("pause");playIcon=di("play");pause=Zt({test:"pause",title:"Pause (space)",icon:"pause",kind:"main",act:()=>this.togglePause()});rate=fi({test:"rate",label:"Playback rate",title:"Simulated over real time; keys [ and ]",low:.1,high:2,step:.05,value:1,format:t=>`${Gt(t)}×`,input:t=>this.rates.call(t),change:()=>this.rates.finish()});rates=Vi(10,t=>this.studio.send("rate",{rate:t}));rewinds=Vi(20,t=>this.studio.send("rewind",{back:t}));back=D("input",{type:"range",class:"rewind",test:"rewind",min:-q0,max:0,step:1/60,value:0,label:"Rewind, seconds before now",title:"Drag to rewind by up to 30 s; the simulation continues from there",oninput:()=>this.dragBack(),onchange:()=>this.rewinds.finish()});backText=D("output",{class:"field-value",test:"rewind-says"},"now");clock=D("output",{class:"clock",test:"time",title:"Simulated time [s]"},"0.00 s");reach=0;draggedAt=-1/0;pausedShown=null;togglePause(){this.studio.send("pause",{on:!this.studio.paused})}step(){this.studio.send("step")}reset(){this.back.value="0",this.showBack(),this.studio.send("reset")}nextRate(t){let e=this.rate.value,n=t>0?X0.find(s=>s>e+.01):X0.findLast(s=>s<e-.01);n!==void 0&&(this.rate.value=n,this.studio.send("rate",{rate:n}))}rewind(t){let e=Math.min(t,this.reach);this.back.value=String(-e),this.showBack(),this.draggedAt=performance.now(),this.studio.send("rewind",{back:e})}dragBack(){let t=Bn(-this.back.valueAsNumber,0,this.reach);this.back.value=String(-t),this.showBack(),this.draggedAt=performance.now(),this.rewinds.call(t)}showBack(){let t=-this.back.valueAsNumber;Re(this.backText,t<.02?"now":`${Gt(-t,1)} s`),this.back.setAttribute("aria-valuetext",t<.02?"now":`${Gt(t,1)} seconds ago`),Kr(this.back)}frame(){let{frame:t,paused:e}=this.studio;if(!t)return;this.reach=Math.max(0,t.data[dt.back]||0);let n=`${Math.round(100*Bn(1-this.reach/q0,0,1))}%`;this.back.style.getPropertyValue("--reach")!==n&&this.back.style.setProperty("--reach",n),Re(this.clock,`${Gt(t.time)} s`),!e&&this.back.valueAsNumber!==0&&performance.now()-this.draggedAt>700&&(this.back.value="0",this.showBack()),e!==this.pausedShown&&(this.pausedShown=e,this.pause.replaceChildren(e?this.playIcon:this.pauseIcon),this.pause.title=e?"Continue (space)":"Pause (space)",this.pause.setAttribute("aria-label",this.pause.title),this.pause.setAttribute("aria-pressed",String(e)))}};var zo=class{constructor(t,e){this.layout=e;let n=t.links.map(r=>r.name);this.link=t.contacts.map(r=>n.indexOf(r.link)),this.points=t.contacts.map(r=>r.point);let s=new Map;t.contacts.forEach((r,o)=>{let a=this.link[o];if(a<0)return;let l=s.get(r.foot);l||(l={link:a,side:t.links[a].side,contacts:[]},s.set(r.foot,l),this.feet.push(l)),l.contacts.push(o)})}layout;feet=[];link;points;touches(t,e){return t[this.layout.contacts+4*e]>.5}down(t,e){return e.contacts.some(n=>this.touches(t,n))}force(t,e,n){return t[this.layout.contacts+4*e+1+n]||0}rotation(t,e){let n=this.layout.links+7*e.link;return new ii(t[n+4],t[n+5],t[n+6],t[n+3])}place(t,e,n){let s=this.layout.links+7*this.link[e],r=Wf(t,s+3,this.points[e]);for(let o=0;o<3;o++)n[o]=t[s+o]+r[o];return n}};function Wf(i,t,[e,n,s]){let[r,o,a,l]=[i[t],i[t+1],i[t+2],i[t+3]],c=2*(a*s-l*n),h=2*(l*e-o*s),u=2*(o*n-a*e);return[e+r*c+a*u-l*h,n+r*h+l*c-o*u,s+r*u+o*h-a*c]}function Y0(i){let t=[...i].sort((n,s)=>n[0]-s[0]||n[1]-s[1]);if(t.length<3)return t;let e=n=>{let s=[];for(let r of n){for(;s.length>1&&uE(s[s.length-2],s[s.length-1],r)<=0;)s.pop();s.push(r)}return s.pop(),s};return[...e(t),...e(t.reverse())]}function uE(i,t,e){return(t[0]-i[0])*(e[1]-i[1])-(t[1]-i[1])*(e[0]-i[0])}var dE=.014285714285714285,eu=class{frames=[];add(t){let{frames:e}=this;for(;e.length&&e[e.length-1].time>t.time+1e-9;)e.pop();let n=e[e.length-1];if(n&&t.time-n.time<dE)return;n&&t.time-n.time>1&&(e.length=0),e.push(t);let s=0;for(;s<e.length&&e[s].time<t.time-6-.1;)s++;s>30&&e.splice(0,s)}clear(){this.frames=[]}};var nu=180/Math.PI,fE=.3,pE=3,iu=101;function $0(i,t,e,n){let s=Xf(i,e,n);if(s<0)return null;let r=t.joints+3*s;if(n==="knee")return({data:h})=>-nu*h[r];if(n==="ankle")return({data:h})=>nu*h[r];let o=i.character.links.findIndex(({name:h})=>h===i.character.joints[s].link),a=i.character.links[o]?.line??[];if(o<0||a.length!==6)return({data:h})=>nu*h[r];let l=[a[3]-a[0],a[4]-a[1],a[5]-a[2]],c=t.links+7*o;return({data:h})=>{let[u,d,f]=Wf(h,c+3,l),m=h[dt.heading]||0;return nu*Math.atan2(u*Math.cos(m)+d*Math.sin(m),-f)}}function Xf(i,t,e){let{joints:n}=i.character;for(let s of[`${t}_${e}_pitch`,`${t}_${e}`]){let r=n.findIndex(({name:o})=>o===s);if(r>=0)return r}return n.findIndex(({name:s,label:r})=>{let o=`${s} ${r}`.toLowerCase();return o.includes(t)&&o.includes(e)&&!/roll|yaw/.test(o)})}function Z0(i,t,e,n){let s=t.feet.find(f=>f.side===e);if(!s||i.length<2)return null;let r=[],o=t.down(i[0].data,s);for(let f=1;f<i.length;f++){let m=t.down(i[f].data,s),y=r[r.length-1];m&&!o&&(y===void 0||i[f].time-i[y].time>fE)&&r.push(f),o=m}if(r.length<2)return null;let[a,l]=r.slice(-2),[c,h]=[i[a].time,i[l].time];if(h-c>pE)return null;let u=[],d=a;for(let f=0;f<iu;f++){let m=c+(h-c)*f/(iu-1);for(;d<l-1&&i[d+1].time<m;)d++;let y=(m-i[d].time)/(i[d+1].time-i[d].time),[p,g]=[n(i[d]),n(i[d+1])];u.push(p+(g-p)*Math.min(1,Math.max(0,y)))}return u}var mE="uplot",gE="u-hz",_E="u-vt",vE="u-title",yE="u-wrap",xE="u-under",bE="u-over",SE="u-axis",Lr="u-off",ME="u-select",wE="u-cursor-x",EE="u-cursor-y",TE="u-cursor-pt",AE="u-legend",CE="u-live",RE="u-inline",PE="u-series",LE="u-marker",K0="u-label",IE="u-value",yl="width",xl="height";var J0="bottom",Vo="left",qf="right",cp="#000",j0=cp+"0",Yf="mousemove",Q0="mousedown",$f="mouseup",t_="mouseenter",e_="mouseleave",n_="dblclick",DE="resize",NE="scroll",i_="change",lu="dppxchange",hp="--",$o=typeof window<"u",Qf=$o?document:null,Ho=$o?window:null,FE=$o?navigator:null,Ie,su;function tp(){let i=devicePixelRatio;Ie!=i&&(Ie=i,su&&np(i_,su,tp),su=matchMedia(`(min-resolution: ${Ie-.001}dppx) and (max-resolution: ${Ie+.001}dppx)`),Ir(i_,su,tp),Ho.dispatchEvent(new CustomEvent(lu)))}function xi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function ep(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function en(i,t,e){i.style[t]=e+"px"}function $i(i,t,e,n){let s=Qf.createElement(i);return t!=null&&xi(s,t),e?.insertBefore(s,n),s}function Fi(i,t){return $i("div",i,t)}var s_=new WeakMap;function ps(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=s_.get(i);r!=o&&(i.style.transform=r,s_.set(i,r),t<0||e<0||t>n||e>s?xi(i,Lr):ep(i,Lr))}var r_=new WeakMap;function o_(i,t,e){let n=t+e,s=r_.get(i);n!=s&&(r_.set(i,n),i.style.background=t,i.style.borderColor=e)}var a_=new WeakMap;function l_(i,t,e,n){let s=t+""+e,r=a_.get(i);s!=r&&(a_.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var up={passive:!0},UE={...up,capture:!0};function Ir(i,t,e,n){t.addEventListener(i,e,n?UE:up)}function np(i,t,e,n){t.removeEventListener(i,e,up)}$o&&tp();function Zi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:bi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function U_(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var O_=i=>i!=null,k_=i=>i!=null&&i>0,uu=U_(O_),OE=U_(k_);function kE(i,t,e,n=0,s=!1){let r=s?OE:uu,o=s?k_:O_;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??qe,l??-qe]}function du(i,t,e,n){let s=u_(i),r=u_(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?ks:B_,a=s==1?bi:Ui,l=r==1?Ui:bi,c=a(o(Cn(i))),h=l(o(Cn(t))),u=Wo(e,c),d=Wo(e,h);return e==10&&(c<0&&(u=Ye(u,-c)),h<0&&(d=Ye(d,-h))),n||e==2?(i=u*s,t=d*r):(i=H_(i,u),t=fu(t,d)),[i,t]}function dp(i,t,e,n){let s=du(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var fp=.1,c_={mode:3,pad:fp},Sl={pad:0,soft:null,mode:0},BE={min:Sl,max:Sl};function cu(i,t,e,n){return pu(e)?h_(i,t,e):(Sl.pad=e,Sl.soft=n?0:null,Sl.mode=n?3:0,h_(i,t,BE))}function Pe(i,t){return i??t}function zE(i,t,e){for(t=Pe(t,0),e=Pe(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function h_(i,t,e){let n=e.min,s=e.max,r=Pe(n.pad,0),o=Pe(s.pad,0),a=Pe(n.hard,-qe),l=Pe(s.hard,qe),c=Pe(n.soft,qe),h=Pe(s.soft,-qe),u=Pe(n.mode,0),d=Pe(s.mode,0),f=t-i,m=ks(f),y=ri(Cn(i),Cn(t)),p=ks(y),g=Cn(p-m);(f<1e-24||g>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=qe&&(r=0),d==2&&h!=-qe&&(o=0)));let _=f||y||1e3,w=ks(_),b=Wo(10,bi(w)),C=_*(f==0?i==0?.1:1:r),A=Ye(H_(i-C,b/10),24),v=i>=c&&(u==1||u==3&&A<=c||u==2&&A>=c)?c:qe,M=ri(a,A<v&&i>=v?v:Ki(v,A)),O=_*(f==0?t==0?.1:1:o),R=Ye(fu(t+O,b/10),24),I=t<=h&&(d==1||d==3&&R>=h||d==2&&R<=h)?h:-qe,z=Ki(l,R>I&&t<=I?I:ri(I,R));return M==z&&M==0&&(z=100),[M,z]}var VE=new Intl.NumberFormat($o?FE.language:"en-US"),pp=i=>VE.format(i),Si=Math,au=Si.PI,Cn=Si.abs,bi=Si.floor,An=Si.round,Ui=Si.ceil,Ki=Si.min,ri=Si.max,Wo=Si.pow,u_=Si.sign,ks=Si.log10,B_=Si.log2,GE=(i,t=1)=>Si.sinh(i)*t,Zf=(i,t=1)=>Si.asinh(i/t),qe=1/0;function d_(i){return(ks((i^i>>31)-(i>>31))|0)+1}function ip(i,t,e){return Ki(ri(i,t),e)}function z_(i){return typeof i=="function"}function we(i){return z_(i)?i:()=>i}var HE=()=>{},V_=i=>i,G_=(i,t)=>t,WE=i=>null,f_=i=>!0,p_=(i,t)=>i==t,XE=/\.\d*?(?=9{6,}|0{6,})/gm,Dr=i=>{if(X_(i)||ur.has(i))return i;let t=`${i}`,e=t.match(XE);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Dr(s)}e${r}`}return Ye(i,n)};function Rr(i,t){return Dr(Ye(Dr(i/t))*t)}function fu(i,t){return Dr(Ui(Dr(i/t))*t)}function H_(i,t){return Dr(bi(Dr(i/t))*t)}function Ye(i,t=0){if(X_(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return An(n)/e}var ur=new Map;function W_(i){return((""+i).split(".")[1]||"").length}function wl(i,t,e,n){let s=[],r=n.map(W_);for(let o=t;o<e;o++){let a=Cn(o),l=Ye(Wo(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Ye(h,u);s.push(d),ur.set(d,u)}}return s}var Ml={},mp=[],Xo=[null,null],hr=Array.isArray,X_=Number.isInteger,qE=i=>i===void 0;function m_(i){return typeof i=="string"}function pu(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function YE(i){return i!=null&&typeof i=="object"}var $E=Object.getPrototypeOf(Uint8Array),q_="__proto__";function qo(i,t=pu){let e;if(hr(i)){let n=i.find(s=>s!=null);if(hr(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=qo(i[s],t)}else e=i.slice()}else if(i instanceof $E)e=i.slice();else if(t(i)){e={};for(let n in i)n!=q_&&(e[n]=qo(i[n],t))}else e=i;return e}function Sn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=q_&&(pu(i[s])?Sn(i[s],qo(n[s])):i[s]=qo(n[s]))}return i}var ZE=0,KE=1,JE=2;function jE(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function QE(i,t){if(nT(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return iT(o[0])||(o=eT(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:KE,f=[];for(let m=0;m<h.length;m++){let y=h[m],p=r.get(l[m]);y===null?d!=ZE&&(u[p]=y,d==JE&&f.push(p)):u[p]=y}jE(u,f,s),n.push(u)}}return n}var tT=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function eT(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function nT(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function iT(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ri(1,bi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Y_=["January","February","March","April","May","June","July","August","September","October","November","December"],$_=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Z_(i){return i.slice(0,3)}var sT=$_.map(Z_),rT=Y_.map(Z_),oT={MMMM:Y_,MMM:rT,WWWW:$_,WWW:sT};function vl(i){return(i<10?"0":"")+i}function aT(i){return(i<10?"00":i<100?"0":"")+i}var lT={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>vl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>vl(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>vl(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>vl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>vl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>aT(i.getMilliseconds())};function gp(i,t){t=t||oT;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?lT[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var cT=new Intl.DateTimeFormat().resolvedOptions().timeZone;function hT(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==cT?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var K_=i=>i%1==0,hu=[1,2,2.5,5],uT=wl(10,-32,0,hu),J_=wl(10,0,32,hu),dT=J_.filter(K_),Pr=uT.concat(J_),_p=`
`,j_="{YYYY}",g_=_p+j_,Q_="{M}/{D}",bl=_p+Q_,ru=bl+"/{YY}",tv="{aa}",fT="{h}:{mm}",Go=fT+tv,__=_p+Go,v_=":{ss}",Fe=null;function ev(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?wl(10,0,3,hu).filter(K_):wl(10,-3,0,hu)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,j_,Fe,Fe,Fe,Fe,Fe,Fe,1],[s*28,"{MMM}",g_,Fe,Fe,Fe,Fe,Fe,1],[s,Q_,g_,Fe,Fe,Fe,Fe,Fe,1],[n,"{h}"+tv,ru,Fe,bl,Fe,Fe,Fe,1],[e,Go,ru,Fe,bl,Fe,Fe,Fe,1],[t,v_,ru+" "+Go,Fe,bl+" "+Go,Fe,__,Fe,1],[i,v_+".{fff}",ru+" "+Go,Fe,bl+" "+Go,Fe,__,Fe,1]];function h(u){return(d,f,m,y,p,g)=>{let _=[],w=p>=o,b=p>=r&&p<o,C=u(m),A=Ye(C*i,3),v=Kf(C.getFullYear(),w?0:C.getMonth(),b||w?1:C.getDate()),M=Ye(v*i,3);if(b||w){let O=b?p/r:0,R=w?p/o:0,I=A==M?A:Ye(Kf(v.getFullYear()+R,v.getMonth()+O,1)*i,3),z=new Date(An(I/i)),G=z.getFullYear(),U=z.getMonth();for(let X=0;I<=y;X++){let $=Kf(G+R*X,U+O*X,1),W=$-u(Ye($*i,3));I=Ye((+$+W)*i,3),I<=y&&_.push(I)}}else{let O=p>=s?s:p,R=bi(m)-bi(A),I=M+R+fu(A-M,O);_.push(I);let z=u(I),G=z.getHours()+z.getMinutes()/e+z.getSeconds()/n,U=p/n,X=d.axes[f]._space,$=g/X;for(;I=Ye(I+p,i==1?0:3),!(I>y);)if(U>1){let W=bi(Ye(G+U,6))%24,Q=u(I).getHours()-W;Q>1&&(Q=-1),I-=Q*n,G=(G+U)%24;let st=_[_.length-1];Ye((I-st)/p,3)*$>=.7&&_.push(I)}else _.push(I)}return _}}return[l,c,h]}var[pT,mT,gT]=ev(1),[_T,vT,yT]=ev(.001);wl(2,-53,53,[1]);function y_(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function x_(i,t){return(e,n,s,r,o)=>{let a=t.find(m=>o>=m[0])||t[t.length-1],l,c,h,u,d,f;return n.map(m=>{let y=i(m),p=y.getFullYear(),g=y.getMonth(),_=y.getDate(),w=y.getHours(),b=y.getMinutes(),C=y.getSeconds(),A=p!=l&&a[2]||g!=c&&a[3]||_!=h&&a[4]||w!=u&&a[5]||b!=d&&a[6]||C!=f&&a[7]||a[1];return l=p,c=g,h=_,u=w,d=b,f=C,A(y)})}}function xT(i,t){let e=gp(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Kf(i,t,e){return new Date(i,t,e)}function b_(i,t){return t(i)}var bT="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function S_(i,t){return(e,n,s,r)=>r==null?hp:t(i(n))}function ST(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function MT(i,t){return i.series[t].fill(i,t)}var wT={show:!0,live:!0,isolate:!1,mount:HE,markers:{show:!0,width:2,stroke:ST,fill:MT,dash:"solid"},idx:null,idxs:null,values:[]};function ET(i,t){let e=i.cursor.points,n=Fi(),s=e.size(i,t);en(n,yl,s),en(n,xl,s);let r=s/-2;en(n,"marginLeft",r),en(n,"marginTop",r);let o=e.width(i,t,s);return o&&en(n,"borderWidth",o),n}function TT(i,t){let e=i.series[t].points;return e._fill||e._stroke}function AT(i,t){let e=i.series[t].points;return e._stroke||e._fill}function CT(i,t){return i.series[t].points.size}var Jf=[0,0];function RT(i,t,e){return Jf[0]=t,Jf[1]=e,Jf}function ou(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function jf(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var PT={show:!0,x:!0,y:!0,lock:!1,move:RT,points:{one:!1,show:ET,size:CT,width:0,stroke:AT,fill:TT},bind:{mousedown:ou,mouseup:ou,click:ou,dblclick:ou,mousemove:jf,mouseleave:jf,mouseenter:jf},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},nv={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},vp=Sn({},nv,{filter:G_}),iv=Sn({},vp,{size:10}),sv=Sn({},nv,{show:!1}),yp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',rv="bold "+yp,ov=1.5,M_={show:!0,scale:"x",stroke:cp,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:rv,side:2,grid:vp,ticks:iv,border:sv,font:yp,lineGap:ov,rotate:0},LT="Value",IT="Time",w_={show:!0,scale:"x",auto:!1,sorted:1,min:qe,max:-qe,idxs:[]};function DT(i,t,e,n,s){return t.map(r=>r==null?"":pp(r))}function NT(i,t,e,n,s,r,o){let a=[],l=ur.get(s)||0;e=o?e:Ye(fu(e,s),l);for(let c=e;c<=n;c=Ye(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function sp(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?ks:B_,h=bi(c(e));s=Wo(l,h),l==10&&(s=Pr[Zi(s,Pr)]);let u=e,d=s*l;l==10&&(d=Pr[Zi(d,Pr)]);do a.push(u),u=u+s,l==10&&!ur.has(u)&&(u=Ye(u,ur.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Pr[Zi(d,Pr)]));while(u<=n);return a}function FT(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?sp(i,t,ri(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?sp(i,t,ri(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var av=/./,UT=/[12357]/,OT=/[125]/,E_=/1/,rp=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function kT(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?av:l(7,o)-h>=c?UT:l(5,o)-h>=c?OT:E_;if(u==E_){let d=Cn(l(1,o)-h);if(d<c)return rp(t.slice().reverse(),a.distr,u,Ui(c/d)).reverse()}return rp(t,a.distr,u,1)}function BT(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=Cn(l(1,o)-l(2,o));return c<a?rp(t.slice().reverse(),3,av,Ui(a/c)).reverse():t}function zT(i,t,e,n){return n==null?hp:t==null?"":pp(t)}var T_={show:!0,scale:"y",stroke:cp,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:rv,side:3,grid:vp,ticks:iv,border:sv,font:yp,lineGap:ov,rotate:0};function VT(i,t){let e=3+(i||1)*2;return Ye(e*t,3)}function GT(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=Cn(o-r),l=i.series[t],c=a/(l.points.space*Ie);return n[1]-n[0]<=c}var A_={scale:null,auto:!0,sorted:0,min:qe,max:-qe},lv=(i,t,e,n,s)=>s,C_={show:!0,auto:!0,sorted:0,gaps:lv,alpha:1,facets:[Sn({},A_,{scale:"x"}),Sn({},A_,{scale:"y"})]},R_={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:lv,alpha:1,points:{show:GT,filter:null},values:null,min:qe,max:-qe,idxs:[],path:null,clip:null};function HT(i,t,e,n,s){return e/10}var cv={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},WT=Sn({},cv,{time:!1,ori:1}),P_={};function hv(i,t){let e=P_[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(P_[i]=e)),e}var Yo=1,op=2;function Nr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,m=a.width,y=a.height,p=i.valToPosH,g=i.valToPosV;return h.ori==0?e(s,l,c,h,u,p,g,d,f,m,y,gu,Zo,vu,dv,pv):e(s,l,c,h,u,g,p,f,d,y,m,_u,Ko,Sp,fv,mv)}function xp(i,t){let e=0,n=0,s=Pe(i.bands,mp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function XT(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Bs(i,t,e,n,s,r){return Nr(i,t,(o,a,l,c,h,u,d,f,m,y,p)=>{let g=o.pxRound,_=c.dir*(c.ori==0?1:-1),w=c.ori==0?Zo:Ko,b,C;_==1?(b=e,C=n):(b=n,C=e);let A=g(u(a[b],c,y,f)),v=g(d(l[b],h,p,m)),M=g(u(a[C],c,y,f)),O=g(d(r==1?h.max:h.min,h,p,m)),R=new Path2D(s);return w(R,M,O),w(R,A,O),w(R,A,v),R})}function mu(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?vu:Sp,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function qT(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function bp(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[u]),m=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let g=d+s;m=o>=0&&g>=0&&g<l?r(i[g]):m,m>=f&&a.push([f,m])}return a}function L_(i){return i==0?V_:i==1?An:t=>Rr(t,i)}function uv(i){let t=i==0?gu:_u,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Ki(c,a/2,l/2),h=Ki(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var gu=(i,t,e)=>{i.moveTo(t,e)},_u=(i,t,e)=>{i.moveTo(e,t)},Zo=(i,t,e)=>{i.lineTo(t,e)},Ko=(i,t,e)=>{i.lineTo(e,t)},vu=uv(0),Sp=uv(1),dv=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},fv=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},pv=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},mv=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function gv(i){return(t,e,n,s,r)=>Nr(t,e,(o,a,l,c,h,u,d,f,m,y,p)=>{let{pxRound:g,points:_}=o,w,b;c.ori==0?(w=gu,b=dv):(w=_u,b=fv);let C=Ye(_.width*Ie,3),A=(_.size-_.width)/2*Ie,v=Ye(A*2,3),M=new Path2D,O=new Path2D,{left:R,top:I,width:z,height:G}=t.bbox;vu(O,R-v,I-v,z+v*2,G+v*2);let U=X=>{if(l[X]!=null){let $=g(u(a[X],c,y,f)),W=g(d(l[X],h,p,m));w(M,$+A,W),b(M,$,W,A,0,au*2)}};if(r)r.forEach(U);else for(let X=n;X<=s;X++)U(X);return{stroke:C>0?M:null,fill:M,clip:O,flags:Yo|op}})}function _v(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var YT=_v(Zo),$T=_v(Ko);function vv(i){let t=Pe(i?.alignGaps,0);return(e,n,s,r)=>Nr(e,n,(o,a,l,c,h,u,d,f,m,y,p)=>{[s,r]=uu(l,s,r);let g=o.pxRound,_=G=>g(u(G,c,y,f)),w=G=>g(d(G,h,p,m)),b,C;c.ori==0?(b=Zo,C=YT):(b=Ko,C=$T);let A=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yo},M=v.stroke,O=!1;if(r-s>=y*4){let G=ut=>e.posToVal(ut,c.key,!0),U=null,X=null,$,W,ct,J=_(a[A==1?s:r]),Q=_(a[s]),st=_(a[r]),ft=G(A==1?Q+1:st-1);for(let ut=A==1?s:r;ut>=s&&ut<=r;ut+=A){let tt=a[ut],yt=(A==1?tt<ft:tt>ft)?J:_(tt),Rt=l[ut];yt==J?Rt!=null?(W=Rt,U==null?(b(M,yt,w(W)),$=U=X=W):W<U?U=W:W>X&&(X=W)):Rt===null&&(O=!0):(U!=null&&C(M,J,w(U),w(X),w($),w(W)),Rt!=null?(W=Rt,b(M,yt,w(W)),U=X=$=W):(U=X=null,Rt===null&&(O=!0)),J=yt,ft=G(J+A))}U!=null&&U!=X&&ct!=J&&C(M,J,w(U),w(X),w($),w(W))}else for(let G=A==1?s:r;G>=s&&G<=r;G+=A){let U=l[G];U===null?O=!0:U!=null&&b(M,_(a[G]),w(U))}let[I,z]=xp(e,n);if(o.fill!=null||I!=0){let G=v.fill=new Path2D(M),U=o.fillTo(e,n,o.min,o.max,I),X=w(U),$=_(a[s]),W=_(a[r]);A==-1&&([W,$]=[$,W]),b(G,W,X),b(G,$,X)}if(!o.spanGaps){let G=[];O&&G.push(...bp(a,l,s,r,A,_,t)),v.gaps=G=o.gaps(e,n,s,r,G),v.clip=mu(G,c.ori,f,m,y,p)}return z!=0&&(v.band=z==2?[Bs(e,n,s,r,M,-1),Bs(e,n,s,r,M,1)]:Bs(e,n,s,r,M,z)),v})}function ZT(i){let t=Pe(i.align,1),e=Pe(i.ascDesc,!1),n=Pe(i.alignGaps,0),s=Pe(i.extend,!1);return(r,o,a,l)=>Nr(r,o,(c,h,u,d,f,m,y,p,g,_,w)=>{[a,l]=uu(u,a,l);let b=c.pxRound,{left:C,width:A}=r.bbox,v=Q=>b(m(Q,d,_,p)),M=Q=>b(y(Q,f,w,g)),O=d.ori==0?Zo:Ko,R={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yo},I=R.stroke,z=d.dir*(d.ori==0?1:-1),G=M(u[z==1?a:l]),U=v(h[z==1?a:l]),X=U,$=U;s&&t==-1&&($=C,O(I,$,G)),O(I,U,G);for(let Q=z==1?a:l;Q>=a&&Q<=l;Q+=z){let st=u[Q];if(st==null)continue;let ft=v(h[Q]),ut=M(st);t==1?O(I,ft,G):O(I,X,ut),O(I,ft,ut),G=ut,X=ft}let W=X;s&&t==1&&(W=C+A,O(I,W,G));let[ct,J]=xp(r,o);if(c.fill!=null||ct!=0){let Q=R.fill=new Path2D(I),st=c.fillTo(r,o,c.min,c.max,ct),ft=M(st);O(Q,W,ft),O(Q,$,ft)}if(!c.spanGaps){let Q=[];Q.push(...bp(h,u,a,l,z,v,n));let st=c.width*Ie/2,ft=e||t==1?st:-st,ut=e||t==-1?-st:st;Q.forEach(tt=>{tt[0]+=ft,tt[1]+=ut}),R.gaps=Q=c.gaps(r,o,a,l,Q),R.clip=mu(Q,d.ori,p,g,_,w)}return J!=0&&(R.band=J==2?[Bs(r,o,a,l,I,-1),Bs(r,o,a,l,I,1)]:Bs(r,o,a,l,I,J)),R})}function I_(i,t,e,n,s,r,o=qe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=Cn(i[l]-i[a]);h<c&&(c=h,o=Cn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function KT(i){i=i||Ml;let t=Pe(i.size,[.6,qe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=we(s),o=1-t[0],a=Pe(t[1],qe),l=Pe(t[2],1),c=Pe(i.disp,Ml),h=Pe(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,m,y,p)=>Nr(f,m,(g,_,w,b,C,A,v,M,O,R,I)=>{let z=g.pxRound,G=e,U=n*Ie,X=a*Ie,$=l*Ie,W,ct;b.ori==0?[W,ct]=r(f,m):[ct,W]=r(f,m);let J=b.dir*(b.ori==0?1:-1),Q=b.ori==0?vu:Sp,st=b.ori==0?h:(Lt,jt,ce,wt,We,Wt,Jt)=>{h(Lt,jt,ce,We,wt,Jt,Wt)},ft=Pe(f.bands,mp).find(Lt=>Lt.series[0]==m),ut=ft!=null?ft.dir:0,tt=g.fillTo(f,m,g.min,g.max,ut),gt=z(v(tt,C,I,O)),yt,Rt,Mt,Yt=R,le=z(g.width*Ie),Xt=!1,_e=null,fe=null,oe=null,nn=null;u!=null&&(le==0||d!=null)&&(Xt=!0,_e=u.values(f,m,y,p),fe=new Map,new Set(_e).forEach(Lt=>{Lt!=null&&fe.set(Lt,new Path2D)}),le>0&&(oe=d.values(f,m,y,p),nn=new Map,new Set(oe).forEach(Lt=>{Lt!=null&&nn.set(Lt,new Path2D)})));let{x0:$e,size:mn}=c;if($e!=null&&mn!=null){G=1,_=$e.values(f,m,y,p),$e.unit==2&&(_=_.map(ce=>f.posToVal(M+ce*R,b.key,!0)));let Lt=mn.values(f,m,y,p);mn.unit==2?Rt=Lt[0]*R:Rt=A(Lt[0],b,R,M)-A(0,b,R,M),Yt=I_(_,w,A,b,R,M,Yt),Mt=Yt-Rt+U}else Yt=I_(_,w,A,b,R,M,Yt),Mt=Yt*o+U,Rt=Yt-Mt;Mt<1&&(Mt=0),le>=Rt/2&&(le=0),Mt<5&&(z=V_);let ze=Mt>0,Pn=Yt-Mt-(ze?le:0);Rt=z(ip(Pn,$,X)),yt=(G==0?Rt/2:G==J?0:Rt)-G*J*((G==0?U/2:0)+(ze?le/2:0));let Ee={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Mn=Xt?null:new Path2D,ln=null;if(ft!=null)ln=f.data[ft.series[1]];else{let{y0:Lt,y1:jt}=c;Lt!=null&&jt!=null&&(w=jt.values(f,m,y,p),ln=Lt.values(f,m,y,p))}let gn=W*Rt,B=ct*Rt;for(let Lt=J==1?y:p;Lt>=y&&Lt<=p;Lt+=J){let jt=w[Lt];if(jt==null)continue;if(ln!=null){let q=ln[Lt]??0;if(jt-q==0)continue;gt=v(q,C,I,O)}let ce=b.distr!=2||c!=null?_[Lt]:Lt,wt=A(ce,b,R,M),We=v(Pe(jt,tt),C,I,O),Wt=z(wt-yt),Jt=z(ri(We,gt)),P=z(Ki(We,gt)),S=Jt-P;if(jt!=null){let q=jt<0?B:gn,ht=jt<0?gn:B;Xt?(le>0&&oe[Lt]!=null&&Q(nn.get(oe[Lt]),Wt,P+bi(le/2),Rt,ri(0,S-le),q,ht),_e[Lt]!=null&&Q(fe.get(_e[Lt]),Wt,P+bi(le/2),Rt,ri(0,S-le),q,ht)):Q(Mn,Wt,P+bi(le/2),Rt,ri(0,S-le),q,ht),st(f,m,Lt,Wt-le/2,P,Rt+le,S)}}return le>0?Ee.stroke=Xt?nn:Mn:Xt||(Ee._fill=g.width==0?g._fill:g._stroke??g._fill,Ee.width=0),Ee.fill=Xt?fe:Mn,Ee})}function JT(i,t){let e=Pe(t?.alignGaps,0);return(n,s,r,o)=>Nr(n,s,(a,l,c,h,u,d,f,m,y,p,g)=>{[r,o]=uu(c,r,o);let _=a.pxRound,w=W=>_(d(W,h,p,m)),b=W=>_(f(W,u,g,y)),C,A,v;h.ori==0?(C=gu,v=Zo,A=pv):(C=_u,v=Ko,A=mv);let M=h.dir*(h.ori==0?1:-1),O=w(l[M==1?r:o]),R=O,I=[],z=[];for(let W=M==1?r:o;W>=r&&W<=o;W+=M)if(c[W]!=null){let J=l[W],Q=w(J);I.push(R=Q),z.push(b(c[W]))}let G={stroke:i(I,z,C,v,A,_),fill:null,clip:null,band:null,gaps:null,flags:Yo},U=G.stroke,[X,$]=xp(n,s);if(a.fill!=null||X!=0){let W=G.fill=new Path2D(U),ct=a.fillTo(n,s,a.min,a.max,X),J=b(ct);v(W,R,J),v(W,O,J)}if(!a.spanGaps){let W=[];W.push(...bp(l,c,r,o,M,w,e)),G.gaps=W=a.gaps(n,s,r,o,W),G.clip=mu(W,h.ori,m,y,p,g)}return $!=0&&(G.band=$==2?[Bs(n,s,r,o,U,-1),Bs(n,s,r,o,U,1)]:Bs(n,s,r,o,U,$)),G})}function jT(i){return JT(QT,i)}function QT(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var ap=new Set;function D_(){for(let i of ap)i.syncRect(!0)}$o&&(Ir(DE,Ho,D_),Ir(NE,Ho,D_,!0),Ir(lu,Ho,()=>{Hn.pxRatio=Ie}));var tA=vv(),eA=gv();function N_(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>lp(r,o,t,e))}function nA(i,t){return i.map((e,n)=>n==0?{}:Sn({},t,e))}function lp(i,t,e,n){return Sn({},t==0?e:n,i)}function yv(i,t,e){return t==null?Xo:[t,e]}var iA=yv;function sA(i,t,e){return t==null?Xo:cu(t,e,fp,!0)}function xv(i,t,e,n){return t==null?Xo:du(t,e,i.scales[n].log,!1)}var rA=xv;function bv(i,t,e,n){return t==null?Xo:dp(t,e,i.scales[n].log,!1)}var oA=bv;function aA(i,t,e,n,s){let r=ri(d_(i),d_(t)),o=t-i,a=Zi(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?ur.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function F_(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=An((e=+s)*Ie))+"px"),[i,t,e]}function lA(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Ye(t[2]*Ie,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Hn(i,t,e){let n={mode:Pe(i.mode,1)},s=n.mode;function r(x,E,L,F){let H=E.valToPct(x);return F+L*(E.dir==-1?1-H:H)}function o(x,E,L,F){let H=E.valToPct(x);return F+L*(E.dir==-1?H:1-H)}function a(x,E,L,F){return E.ori==0?r(x,E,L,F):o(x,E,L,F)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Fi(mE);if(i.id!=null&&(c.id=i.id),xi(c,i.class),i.title){let x=Fi(vE,c);x.textContent=i.title}let h=$i("canvas"),u=n.ctx=h.getContext("2d"),d=Fi(yE,c);Ir("click",d,x=>{x.target===m&&(Je!=Hr||sn!=Wr)&&kn.click(n,x)},!0);let f=n.under=Fi(xE,d);d.appendChild(h);let m=n.over=Fi(bE,d);i=qo(i);let y=+Pe(i.pxAlign,1),p=L_(y);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});let g=i.ms||.001,_=n.series=s==1?N_(i.series||[],w_,R_,!1):nA(i.series||[null],C_),w=n.axes=N_(i.axes||[],M_,T_,!0),b=n.scales={},C=n.bands=i.bands||[];C.forEach(x=>{x.fill=we(x.fill||null),x.dir=Pe(x.dir,-1)});let A=s==2?_[1].facets[0].scale:_[0].scale,v={axes:vs,series:xe},M=(i.drawOrder||["axes","series"]).map(x=>v[x]);function O(x){let E=x.distr==3?L=>ks(L>0?L:x.clamp(n,L,x.min,x.max,x.key)):x.distr==4?L=>Zf(L,x.asinh):x.distr==100?L=>x.fwd(L):L=>L;return L=>{let F=E(L),{_min:H,_max:K}=x,at=K-H;return(F-H)/at}}function R(x){let E=b[x];if(E==null){let L=(i.scales||Ml)[x]||Ml;if(L.from!=null){R(L.from);let F=Sn({},b[L.from],L,{key:x});F.valToPct=O(F),b[x]=F}else{E=b[x]=Sn({},x==A?cv:WT,L),E.key=x;let F=E.time,H=E.range,K=hr(H);if((x!=A||s==2&&!F)&&(K&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?c_:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?c_:{mode:1,hard:H[1],soft:H[1]}},K=!1),!K&&pu(H))){let at=H;H=(pt,bt,Ut)=>bt==null?Xo:cu(bt,Ut,at)}E.range=we(H||(F?iA:x==A?E.distr==3?rA:E.distr==4?oA:yv:E.distr==3?xv:E.distr==4?bv:sA)),E.auto=we(K?!1:E.auto),E.clamp=we(E.clamp||HT),E._min=E._max=null,E.valToPct=O(E)}}}R("x"),R("y"),s==1&&_.forEach(x=>{R(x.scale)}),w.forEach(x=>{R(x.scale)});for(let x in i.scales)R(x);let I=b[A],z=I.distr,G,U;I.ori==0?(xi(c,gE),G=r,U=o):(xi(c,_E),G=o,U=r);let X={};for(let x in b){let E=b[x];(E.min!=null||E.max!=null)&&(X[x]={min:E.min,max:E.max},E.min=E.max=null)}let $=i.tzDate||(x=>new Date(An(x/g))),W=i.fmtDate||gp,ct=g==1?gT($):yT($),J=x_($,y_(g==1?mT:vT,W)),Q=S_($,b_(bT,W)),st=[],ft=n.legend=Sn({},wT,i.legend),ut=n.cursor=Sn({},PT,{drag:{y:s==2}},i.cursor),tt=ft.show,gt=ut.show,yt=ft.markers;ft.idxs=st,yt.width=we(yt.width),yt.dash=we(yt.dash),yt.stroke=we(yt.stroke),yt.fill=we(yt.fill);let Rt,Mt,Yt,le=[],Xt=[],_e,fe=!1,oe={};if(ft.live){let x=_[1]?_[1].values:null;fe=x!=null,_e=fe?x(n,1,0):{_:0};for(let E in _e)oe[E]=hp}if(tt)if(Rt=$i("table",AE,c),Yt=$i("tbody",null,Rt),ft.mount(n,Rt),fe){Mt=$i("thead",null,Rt,Yt);let x=$i("tr",null,Mt);$i("th",null,x);for(var nn in _e)$i("th",K0,x).textContent=nn}else xi(Rt,RE),ft.live&&xi(Rt,CE);let $e={show:!0},mn={show:!1};function ze(x,E){if(E==0&&(fe||!ft.live||s==2))return Xo;let L=[],F=$i("tr",PE,Yt,Yt.childNodes[E]);xi(F,x.class),x.show||xi(F,Lr);let H=$i("th",null,F);if(yt.show){let pt=Fi(LE,H);if(E>0){let bt=yt.width(n,E);bt&&(pt.style.border=bt+"px "+yt.dash(n,E)+" "+yt.stroke(n,E)),pt.style.background=yt.fill(n,E)}}let K=Fi(K0,H);x.label instanceof HTMLElement?K.appendChild(x.label):K.textContent=x.label,E>0&&(yt.show||(K.style.color=x.width>0?yt.stroke(n,E):yt.fill(n,E)),Ee("click",H,pt=>{if(ut._lock)return;te(pt);let bt=_.indexOf(x);if((pt.ctrlKey||pt.metaKey)!=ft.isolate){let Ut=_.some((Ot,Bt)=>Bt>0&&Bt!=bt&&Ot.show);_.forEach((Ot,Bt)=>{Bt>0&&ts(Bt,Ut?Bt==bt?$e:mn:$e,!0,xn.setSeries)})}else ts(bt,{show:!x.show},!0,xn.setSeries)},!1),ee&&Ee(t_,H,pt=>{ut._lock||(te(pt),ts(_.indexOf(x),qr,!0,xn.setSeries))},!1));for(var at in _e){let pt=$i("td",IE,F);pt.textContent="--",L.push(pt)}return[F,L]}let Pn=new Map;function Ee(x,E,L,F=!0){let H=Pn.get(E)||{},K=ut.bind[x](n,E,L,F);K&&(Ir(x,E,H[x]=K),Pn.set(E,H))}function Mn(x,E,L){let F=Pn.get(E)||{};for(let H in F)(x==null||H==x)&&(np(H,E,F[H]),delete F[H]);x==null&&Pn.delete(E)}let ln=0,gn=0,B=0,Lt=0,jt=0,ce=0,wt=jt,We=ce,Wt=B,Jt=Lt,P=0,S=0,q=0,ht=0;n.bbox={};let ot=!1,vt=!1,xt=!1,et=!1,it=!1,mt=!1;function k(x,E,L){(L||x!=n.width||E!=n.height)&&rt(x,E),pe(!1),xt=!0,vt=!0,Wn()}function rt(x,E){n.width=ln=B=x,n.height=gn=Lt=E,jt=ce=0,St(),qt();let L=n.bbox;P=L.left=Rr(jt*Ie,.5),S=L.top=Rr(ce*Ie,.5),q=L.width=Rr(B*Ie,.5),ht=L.height=Rr(Lt*Ie,.5)}let nt=3;function Et(){let x=!1,E=0;for(;!x;){E++;let L=zr(E),F=Qi(E);x=E==nt||L&&F,x||(rt(n.width,n.height),vt=!0)}}function _t({width:x,height:E}){k(x,E)}n.setSize=_t;function St(){let x=!1,E=!1,L=!1,F=!1;w.forEach((H,K)=>{if(H.show&&H._show){let{side:at,_size:pt}=H,bt=at%2,Ut=H.label!=null?H.labelSize:0,Ot=pt+Ut;Ot>0&&(bt?(B-=Ot,at==3?(jt+=Ot,F=!0):L=!0):(Lt-=Ot,at==0?(ce+=Ot,x=!0):E=!0))}}),Ji[0]=x,Ji[1]=L,Ji[2]=E,Ji[3]=F,B-=ki[1]+ki[3],jt+=ki[3],Lt-=ki[2]+ki[0],ce+=ki[0]}function qt(){let x=jt+B,E=ce+Lt,L=jt,F=ce;function H(K,at){switch(K){case 1:return x+=at,x-at;case 2:return E+=at,E-at;case 3:return L-=at,L+at;case 0:return F-=at,F+at}}w.forEach((K,at)=>{if(K.show&&K._show){let pt=K.side;K._pos=H(pt,K._size),K.label!=null&&(K._lpos=H(pt,K.labelSize))}})}if(ut.dataIdx==null){let x=ut.hover,E=x.skip=new Set(x.skip??[]);E.add(void 0);let L=x.prox=we(x.prox),F=x.bias??=0;ut.dataIdx=(H,K,at,pt)=>{if(K==0)return at;let bt=at,Ut=L(H,K,at,pt)??qe,Ot=Ut>=0&&Ut<qe,Bt=I.ori==0?B:Lt,ae=ut.left,Le=t[0],Ce=t[K];if(E.has(Ce[at])){bt=null;let be=null,Qt=null,$t;if(F==0||F==-1)for($t=at;be==null&&$t-- >0;)E.has(Ce[$t])||(be=$t);if(F==0||F==1)for($t=at;Qt==null&&$t++<Ce.length;)E.has(Ce[$t])||(Qt=$t);if(be!=null||Qt!=null)if(Ot){let Qe=be==null?-1/0:G(Le[be],I,Bt,0),un=Qt==null?1/0:G(Le[Qt],I,Bt,0),Nn=ae-Qe,Ve=un-ae;Nn<=Ve?Nn<=Ut&&(bt=be):Ve<=Ut&&(bt=Qt)}else bt=Qt==null?be:be==null?Qt:at-be<=Qt-at?be:Qt}else Ot&&Cn(ae-G(Le[at],I,Bt,0))>Ut&&(bt=null);return bt}}let te=x=>{ut.event=x};ut.idxs=st,ut._lock=!1;let lt=ut.points;lt.show=we(lt.show),lt.size=we(lt.size),lt.stroke=we(lt.stroke),lt.width=we(lt.width),lt.fill=we(lt.fill);let zt=n.focus=Sn({},i.focus||{alpha:.3},ut.focus),ee=zt.prox>=0,Pt=ee&&lt.one,de=[],Ke=[],Kn=[];function ta(x,E){let L=lt.show(n,E);if(L instanceof HTMLElement)return xi(L,TE),xi(L,x.class),ps(L,-10,-10,B,Lt),m.insertBefore(L,de[E]),L}function Or(x,E){if(s==1||E>0){let L=s==1&&b[x.scale].time,F=x.value;x.value=L?m_(F)?S_($,b_(F,W)):F||Q:F||zT,x.label=x.label||(L?IT:LT)}if(Pt||E>0){x.width=x.width==null?1:x.width,x.paths=x.paths||tA||WE,x.fillTo=we(x.fillTo||XT),x.pxAlign=+Pe(x.pxAlign,y),x.pxRound=L_(x.pxAlign),x.stroke=we(x.stroke||null),x.fill=we(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let L=VT(ri(1,x.width),1),F=x.points=Sn({},{size:L,width:ri(1,L*.2),stroke:x.stroke,space:L*2,paths:eA,_stroke:null,_fill:null},x.points);F.show=we(F.show),F.filter=we(F.filter),F.fill=we(F.fill),F.stroke=we(F.stroke),F.paths=we(F.paths),F.pxAlign=x.pxAlign}if(tt){let L=ze(x,E);le.splice(E,0,L[0]),Xt.splice(E,0,L[1]),ft.values.push(null)}if(gt){st.splice(E,0,null);let L=null;Pt?E==0&&(L=ta(x,E)):E>0&&(L=ta(x,E)),de.splice(E,0,L),Ke.splice(E,0,0),Kn.splice(E,0,0)}Dn("addSeries",E)}function Zu(x,E){E=E??_.length,x=s==1?lp(x,E,w_,R_):lp(x,E,{},C_),_.splice(E,0,x),Or(_[E],E)}n.addSeries=Zu;function Il(x){if(_.splice(x,1),tt){ft.values.splice(x,1),Xt.splice(x,1);let E=le.splice(x,1)[0];Mn(null,E.firstChild),E.remove()}gt&&(st.splice(x,1),de.splice(x,1)[0].remove(),Ke.splice(x,1),Kn.splice(x,1)),Dn("delSeries",x)}n.delSeries=Il;let Ji=[!1,!1,!1,!1];function ms(x,E){if(x._show=x.show,x.show){let L=x.side%2,F=b[x.scale];F==null&&(x.scale=L?_[1].scale:A,F=b[x.scale]);let H=F.time;x.size=we(x.size),x.space=we(x.space),x.rotate=we(x.rotate),hr(x.incrs)&&x.incrs.forEach(at=>{!ur.has(at)&&ur.set(at,W_(at))}),x.incrs=we(x.incrs||(F.distr==2?dT:H?g==1?pT:_T:Pr)),x.splits=we(x.splits||(H&&F.distr==1?ct:F.distr==3?sp:F.distr==4?FT:NT)),x.stroke=we(x.stroke),x.grid.stroke=we(x.grid.stroke),x.ticks.stroke=we(x.ticks.stroke),x.border.stroke=we(x.border.stroke);let K=x.values;x.values=hr(K)&&!hr(K[0])?we(K):H?hr(K)?x_($,y_(K,W)):m_(K)?xT($,K):K||J:K||DT,x.filter=we(x.filter||(F.distr>=3&&F.log==10?kT:F.distr==3&&F.log==2?BT:G_)),x.font=F_(x.font),x.labelFont=F_(x.labelFont),x._size=x.size(n,null,E,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Ji[E]=!0,x._el=Fi(SE,d))}}function gs(x,E,L,F){let[H,K,at,pt]=L,bt=E%2,Ut=0;return bt==0&&(pt||K)&&(Ut=E==0&&!H||E==2&&!at?An(M_.size/3):0),bt==1&&(H||at)&&(Ut=E==1&&!K||E==3&&!pt?An(T_.size/2):0),Ut}let ea=n.padding=(i.padding||[gs,gs,gs,gs]).map(x=>we(Pe(x,gs))),ki=n._padding=ea.map((x,E)=>x(n,E,Ji,0)),cn,fn=null,pn=null,ji=s==1?_[0].idxs:null,li=null,zs=!1;function na(x,E){if(t=x??[],n.data=n._data=t,s==2){cn=0;for(let L=1;L<_.length;L++)cn+=t[L][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),li=t[0],cn=li.length;let L=t;if(z==2){L=t.slice();let F=L[0]=Array(cn);for(let H=0;H<cn;H++)F[H]=H}n._data=t=L}if(pe(!0),Dn("setData"),z==2&&(xt=!0),E!==!1){let L=I;L.auto(n,zs)?ia():Hs(A,L.min,L.max),et=et||ut.left>=0,mt=!0,Wn()}}n.setData=na;function ia(){zs=!0;let x,E;s==1&&(cn>0?(fn=ji[0]=0,pn=ji[1]=cn-1,x=t[0][fn],E=t[0][pn],z==2?(x=fn,E=pn):x==E&&(z==3?[x,E]=du(x,x,I.log,!1):z==4?[x,E]=dp(x,x,I.log,!1):I.time?E=x+An(86400/g):[x,E]=cu(x,E,fp,!0))):(fn=ji[0]=x=null,pn=ji[1]=E=null)),Hs(A,x,E)}let kr,Vs,Br,T,V,j,Y,Z,Tt,It;function At(x,E,L,F,H,K){x??=j0,L??=mp,F??="butt",H??=j0,K??="round",x!=kr&&(u.strokeStyle=kr=x),H!=Vs&&(u.fillStyle=Vs=H),E!=Br&&(u.lineWidth=Br=E),K!=V&&(u.lineJoin=V=K),F!=j&&(u.lineCap=j=F),L!=T&&u.setLineDash(T=L)}function Dt(x,E,L,F){E!=Vs&&(u.fillStyle=Vs=E),x!=Y&&(u.font=Y=x),L!=Z&&(u.textAlign=Z=L),F!=Tt&&(u.textBaseline=Tt=F)}function Ht(x,E,L,F,H=0){if(F.length>0&&x.auto(n,zs)&&(E==null||E.min==null)){let K=Pe(fn,0),at=Pe(pn,F.length-1),pt=L.min==null?kE(F,K,at,H,x.distr==3):[L.min,L.max];x.min=Ki(x.min,L.min=pt[0]),x.max=ri(x.max,L.max=pt[1])}}let ie={min:null,max:null};function ye(){for(let F in b){let H=b[F];X[F]==null&&(H.min==null||X[A]!=null&&H.auto(n,zs))&&(X[F]=ie)}for(let F in b){let H=b[F];X[F]==null&&H.from!=null&&X[H.from]!=null&&(X[F]=ie)}X[A]!=null&&pe(!0);let x={};for(let F in X){let H=X[F];if(H!=null){let K=x[F]=qo(b[F],YE);if(H.min!=null)Sn(K,H);else if(F!=A||s==2)if(cn==0&&K.from==null){let at=K.range(n,null,null,F);K.min=at[0],K.max=at[1]}else K.min=qe,K.max=-qe}}if(cn>0){_.forEach((F,H)=>{if(s==1){let K=F.scale,at=X[K];if(at==null)return;let pt=x[K];if(H==0){let bt=pt.range(n,pt.min,pt.max,K);pt.min=bt[0],pt.max=bt[1],fn=Zi(pt.min,t[0]),pn=Zi(pt.max,t[0]),pn-fn>1&&(t[0][fn]<pt.min&&fn++,t[0][pn]>pt.max&&pn--),F.min=li[fn],F.max=li[pn]}else F.show&&F.auto&&Ht(pt,at,F,t[H],F.sorted);F.idxs[0]=fn,F.idxs[1]=pn}else if(H>0&&F.show&&F.auto){let[K,at]=F.facets,pt=K.scale,bt=at.scale,[Ut,Ot]=t[H],Bt=x[pt],ae=x[bt];Bt!=null&&Ht(Bt,X[pt],K,Ut,K.sorted),ae!=null&&Ht(ae,X[bt],at,Ot,at.sorted),F.min=at.min,F.max=at.max}});for(let F in x){let H=x[F],K=X[F];if(H.from==null&&(K==null||K.min==null)){let at=H.range(n,H.min==qe?null:H.min,H.max==-qe?null:H.max,F);H.min=at[0],H.max=at[1]}}}for(let F in x){let H=x[F];if(H.from!=null){let K=x[H.from];if(K.min==null)H.min=H.max=null;else{let at=H.range(n,K.min,K.max,F);H.min=at[0],H.max=at[1]}}}let E={},L=!1;for(let F in x){let H=x[F],K=b[F];if(K.min!=H.min||K.max!=H.max){K.min=H.min,K.max=H.max;let at=K.distr;K._min=at==3?ks(K.min):at==4?Zf(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?ks(K.max):at==4?Zf(K.max,K.asinh):at==100?K.fwd(K.max):K.max,E[F]=L=!0}}if(L){_.forEach((F,H)=>{s==2?H>0&&E.y&&(F._paths=null):E[F.scale]&&(F._paths=null)});for(let F in E)xt=!0,Dn("setScale",F);gt&&ut.left>=0&&(et=mt=!0)}for(let F in X)X[F]=null}function Vt(x){let E=ip(fn-1,0,cn-1),L=ip(pn+1,0,cn-1);for(;x[E]==null&&E>0;)E--;for(;x[L]==null&&L<cn-1;)L++;return[E,L]}function xe(){if(cn>0){let x=_.some(E=>E._focus)&&It!=zt.alpha;x&&(u.globalAlpha=It=zt.alpha),_.forEach((E,L)=>{if(L>0&&E.show&&(on(L,!1),on(L,!0),E._paths==null)){let F=It;It!=E.alpha&&(u.globalAlpha=It=E.alpha);let H=s==2?[0,t[L][0].length-1]:Vt(t[L]);E._paths=E.paths(n,L,H[0],H[1]),It!=F&&(u.globalAlpha=It=F)}}),_.forEach((E,L)=>{if(L>0&&E.show){let F=It;It!=E.alpha&&(u.globalAlpha=It=E.alpha),E._paths!=null&&Ue(L,!1);{let H=E._paths!=null?E._paths.gaps:null,K=E.points.show(n,L,fn,pn,H),at=E.points.filter(n,L,K,H);(K||at)&&(E.points._paths=E.points.paths(n,L,fn,pn,at),Ue(L,!0))}It!=F&&(u.globalAlpha=It=F),Dn("drawSeries",L)}}),x&&(u.globalAlpha=It=1)}}function on(x,E){let L=E?_[x].points:_[x];L._stroke=L.stroke(n,x),L._fill=L.fill(n,x)}function Ue(x,E){let L=E?_[x].points:_[x],{stroke:F,fill:H,clip:K,flags:at,_stroke:pt=L._stroke,_fill:bt=L._fill,_width:Ut=L.width}=L._paths;Ut=Ye(Ut*Ie,3);let Ot=null,Bt=Ut%2/2;E&&bt==null&&(bt=Ut>0?"#fff":pt);let ae=L.pxAlign==1&&Bt>0;if(ae&&u.translate(Bt,Bt),!E){let Le=P-Ut/2,Ce=S-Ut/2,be=q+Ut,Qt=ht+Ut;Ot=new Path2D,Ot.rect(Le,Ce,be,Qt)}E?kt(pt,Ut,L.dash,L.cap,bt,F,H,at,K):Oe(x,pt,Ut,L.dash,L.cap,bt,F,H,at,Ot,K),ae&&u.translate(-Bt,-Bt)}function Oe(x,E,L,F,H,K,at,pt,bt,Ut,Ot){let Bt=!1;bt!=0&&C.forEach((ae,Le)=>{if(ae.series[0]==x){let Ce=_[ae.series[1]],be=t[ae.series[1]],Qt=(Ce._paths||Ml).band;hr(Qt)&&(Qt=ae.dir==1?Qt[0]:Qt[1]);let $t,Qe=null;Ce.show&&Qt&&zE(be,fn,pn)?(Qe=ae.fill(n,Le)||K,$t=Ce._paths.clip):Qt=null,kt(E,L,F,H,Qe,at,pt,bt,Ut,Ot,$t,Qt),Bt=!0}}),Bt||kt(E,L,F,H,K,at,pt,bt,Ut,Ot)}let wn=Yo|op;function kt(x,E,L,F,H,K,at,pt,bt,Ut,Ot,Bt){At(x,E,L,F,H),(bt||Ut||Bt)&&(u.save(),bt&&u.clip(bt),Ut&&u.clip(Ut)),Bt?(pt&wn)==wn?(u.clip(Bt),Ot&&u.clip(Ot),Se(H,at),_n(x,K,E)):pt&op?(Se(H,at),u.clip(Bt),_n(x,K,E)):pt&Yo&&(u.save(),u.clip(Bt),Ot&&u.clip(Ot),Se(H,at),u.restore(),_n(x,K,E)):(Se(H,at),_n(x,K,E)),(bt||Ut||Bt)&&u.restore()}function _n(x,E,L){L>0&&(E instanceof Map?E.forEach((F,H)=>{u.strokeStyle=kr=H,u.stroke(F)}):E!=null&&x&&u.stroke(E))}function Se(x,E){E instanceof Map?E.forEach((L,F)=>{u.fillStyle=Vs=F,u.fill(L)}):E!=null&&x&&u.fill(E)}function _s(x,E,L,F){let H=w[x],K;if(F<=0)K=[0,0];else{let at=H._space=H.space(n,x,E,L,F),pt=H._incrs=H.incrs(n,x,E,L,F,at);K=aA(E,L,pt,F,at)}return H._found=K}function vn(x,E,L,F,H,K,at,pt,bt,Ut){let Ot=at%2/2;y==1&&u.translate(Ot,Ot),At(pt,at,bt,Ut,pt),u.beginPath();let Bt,ae,Le,Ce,be=H+(F==0||F==3?-K:K);L==0?(ae=H,Ce=be):(Bt=H,Le=be);for(let Qt=0;Qt<x.length;Qt++)E[Qt]!=null&&(L==0?Bt=Le=x[Qt]:ae=Ce=x[Qt],u.moveTo(Bt,ae),u.lineTo(Le,Ce));u.stroke(),y==1&&u.translate(-Ot,-Ot)}function zr(x){let E=!0;return w.forEach((L,F)=>{if(!L.show)return;let H=b[L.scale];if(H.min==null){L._show&&(E=!1,L._show=!1,pe(!1));return}else L._show||(E=!1,L._show=!0,pe(!1));let K=L.side,at=K%2,{min:pt,max:bt}=H,[Ut,Ot]=_s(F,pt,bt,at==0?B:Lt);if(Ot==0)return;let Bt=H.distr==2,ae=L._splits=L.splits(n,F,pt,bt,Ut,Ot,Bt),Le=H.distr==2?ae.map($t=>li[$t]):ae,Ce=H.distr==2?li[ae[1]]-li[ae[0]]:Ut,be=L._values=L.values(n,L.filter(n,Le,F,Ot,Ce),F,Ot,Ce);L._rotate=K==2?L.rotate(n,be,F,Ot):0;let Qt=L._size;L._size=Ui(L.size(n,be,F,x)),Qt!=null&&L._size!=Qt&&(E=!1)}),E}function Qi(x){let E=!0;return ea.forEach((L,F)=>{let H=L(n,F,Ji,x);H!=ki[F]&&(E=!1),ki[F]=H}),E}function vs(){for(let x=0;x<w.length;x++){let E=w[x];if(!E.show||!E._show)continue;let L=E.side,F=L%2,H,K,at=E.stroke(n,x),pt=L==0||L==3?-1:1,[bt,Ut]=E._found;if(E.label!=null){let Qn=E.labelGap*pt,ui=An((E._lpos+Qn)*Ie);Dt(E.labelFont[0],at,"center",L==2?"top":J0),u.save(),F==1?(H=K=0,u.translate(ui,An(S+ht/2)),u.rotate((L==3?-au:au)/2)):(H=An(P+q/2),K=ui);let pr=z_(E.label)?E.label(n,x,bt,Ut):E.label;u.fillText(pr,H,K),u.restore()}if(Ut==0)continue;let Ot=b[E.scale],Bt=F==0?q:ht,ae=F==0?P:S,Le=E._splits,Ce=Ot.distr==2?Le.map(Qn=>li[Qn]):Le,be=Ot.distr==2?li[Le[1]]-li[Le[0]]:bt,Qt=E.ticks,$t=E.border,Qe=Qt.show?Qt.size:0,un=An(Qe*Ie),Nn=An((E.alignTo==2?E._size-Qe-E.gap:E.gap)*Ie),Ve=E._rotate*-au/180,dn=p(E._pos*Ie),ci=(un+Nn)*pt,jn=dn+ci;K=F==0?jn:0,H=F==1?jn:0;let wi=E.font[0],Bi=E.align==1?Vo:E.align==2?qf:Ve>0?Vo:Ve<0?qf:F==0?"center":L==3?qf:Vo,ns=Ve||F==1?"middle":L==2?"top":J0;Dt(wi,at,Bi,ns);let hi=E.font[1]*E.lineGap,Ei=Le.map(Qn=>p(a(Qn,Ot,Bt,ae))),zi=E._values;for(let Qn=0;Qn<zi.length;Qn++){let ui=zi[Qn];if(ui!=null){F==0?H=Ei[Qn]:K=Ei[Qn],ui=""+ui;let pr=ui.indexOf(`
`)==-1?[ui]:ui.split(/\n/gm);for(let ti=0;ti<pr.length;ti++){let im=pr[ti];Ve?(u.save(),u.translate(H,K+ti*hi),u.rotate(Ve),u.fillText(im,0,0),u.restore()):u.fillText(im,H,K+ti*hi)}}}Qt.show&&vn(Ei,Qt.filter(n,Ce,x,Ut,be),F,L,dn,un,Ye(Qt.width*Ie,3),Qt.stroke(n,x),Qt.dash,Qt.cap);let is=E.grid;is.show&&vn(Ei,is.filter(n,Ce,x,Ut,be),F,F==0?2:1,F==0?S:P,F==0?ht:q,Ye(is.width*Ie,3),is.stroke(n,x),is.dash,is.cap),$t.show&&vn([dn],[1],F==0?1:0,F==0?1:2,F==1?S:P,F==1?ht:q,Ye($t.width*Ie,3),$t.stroke(n,x),$t.dash,$t.cap)}Dn("drawAxes")}function pe(x){_.forEach((E,L)=>{L>0&&(E._paths=null,x&&(s==1?(E.min=null,E.max=null):E.facets.forEach(F=>{F.min=null,F.max=null})))})}let hn=!1,Jn=!1,ke=[];function yn(){Jn=!1;for(let x=0;x<ke.length;x++)Dn(...ke[x]);ke.length=0}function Wn(){hn||(tT(Bp),hn=!0)}function Dl(x,E=!1){hn=!0,Jn=E,x(n),Bp(),E&&ke.length>0&&queueMicrotask(yn)}n.batch=Dl;function Bp(){if(ot&&(ye(),ot=!1),xt&&(Et(),xt=!1),vt){if(en(f,Vo,jt),en(f,"top",ce),en(f,yl,B),en(f,xl,Lt),en(m,Vo,jt),en(m,"top",ce),en(m,yl,B),en(m,xl,Lt),en(d,yl,ln),en(d,xl,gn),h.width=An(ln*Ie),h.height=An(gn*Ie),w.forEach(({_el:x,_show:E,_size:L,_pos:F,side:H})=>{if(x!=null)if(E){let K=H===3||H===0?L:0,at=H%2==1;en(x,at?"left":"top",F-K),en(x,at?"width":"height",L),en(x,at?"top":"left",at?ce:jt),en(x,at?"height":"width",at?Lt:B),ep(x,Lr)}else xi(x,Lr)}),kr=Vs=Br=V=j=Y=Z=Tt=T=null,It=1,oa(!0),jt!=wt||ce!=We||B!=Wt||Lt!=Jt){pe(!1);let x=B/Wt,E=Lt/Jt;if(gt&&!et&&ut.left>=0){ut.left*=x,ut.top*=E,Vr&&ps(Vr,An(ut.left),0,B,Lt),Gr&&ps(Gr,0,An(ut.top),B,Lt);for(let L=0;L<de.length;L++){let F=de[L];F!=null&&(Ke[L]*=x,Kn[L]*=E,ps(F,Ui(Ke[L]),Ui(Kn[L]),B,Lt))}}if(je.show&&!it&&je.left>=0&&je.width>0){je.left*=x,je.width*=x,je.top*=E,je.height*=E;for(let L in ed)en(Xr,L,je[L])}wt=jt,We=ce,Wt=B,Jt=Lt}Dn("setSize"),vt=!1}ln>0&&gn>0&&(u.clearRect(0,0,h.width,h.height),Dn("drawClear"),M.forEach(x=>x()),Dn("draw")),je.show&&it&&(Nl(je),it=!1),gt&&et&&(fr(null,!0,!1),et=!1),ft.show&&ft.live&&mt&&(Qu(),mt=!1),l||(l=!0,n.status=1,Dn("ready")),zs=!1,hn=!1}n.redraw=(x,E)=>{xt=E||!1,x!==!1?Hs(A,I.min,I.max):Wn()};function Ku(x,E){let L=b[x];if(L.from==null){if(cn==0){let F=L.range(n,E.min,E.max,x);E.min=F[0],E.max=F[1]}if(E.min>E.max){let F=E.min;E.min=E.max,E.max=F}if(cn>1&&E.min!=null&&E.max!=null&&E.max-E.min<1e-16)return;x==A&&L.distr==2&&cn>0&&(E.min=Zi(E.min,t[0]),E.max=Zi(E.max,t[0]),E.min==E.max&&E.max++),X[x]=E,ot=!0,Wn()}}n.setScale=Ku;let Ju,ju,Vr,Gr,zp,Vp,Hr,Wr,Gp,Hp,Je,sn,Gs=!1,kn=ut.drag,Ln=kn.x,In=kn.y;gt&&(ut.x&&(Ju=Fi(wE,m)),ut.y&&(ju=Fi(EE,m)),I.ori==0?(Vr=Ju,Gr=ju):(Vr=ju,Gr=Ju),Je=ut.left,sn=ut.top);let je=n.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Xr=je.show?Fi(ME,je.over?m:f):null;function Nl(x,E){if(je.show){for(let L in x)je[L]=x[L],L in ed&&en(Xr,L,x[L]);E!==!1&&Dn("setSelect")}}n.setSelect=Nl;function dy(x){if(_[x].show)tt&&ep(le[x],Lr);else if(tt&&xi(le[x],Lr),gt){let L=Pt?de[0]:de[x];L!=null&&ps(L,-10,-10,B,Lt)}}function Hs(x,E,L){Ku(x,{min:E,max:L})}function ts(x,E,L,F){E.focus!=null&&_y(x),E.show!=null&&_.forEach((H,K)=>{K>0&&(x==K||x==null)&&(H.show=E.show,dy(K),s==2?(Hs(H.facets[0].scale,null,null),Hs(H.facets[1].scale,null,null)):Hs(H.scale,null,null),Wn())}),L!==!1&&Dn("setSeries",x,E),F&&aa("setSeries",n,x,E)}n.setSeries=ts;function fy(x,E){Sn(C[x],E)}function py(x,E){x.fill=we(x.fill||null),x.dir=Pe(x.dir,-1),E=E??C.length,C.splice(E,0,x)}function my(x){x==null?C.length=0:C.splice(x,1)}n.addBand=py,n.setBand=fy,n.delBand=my;function gy(x,E){_[x].alpha=E,gt&&de[x]!=null&&(de[x].style.opacity=E),tt&&le[x]&&(le[x].style.opacity=E)}let ys,Ws,dr,qr={focus:!0};function _y(x){if(x!=dr){let E=x==null,L=zt.alpha!=1;_.forEach((F,H)=>{if(s==1||H>0){let K=E||H==0||H==x;F._focus=E?null:K,L&&gy(H,K?1:zt.alpha)}}),dr=x,L&&Wn()}}tt&&ee&&Ee(e_,Rt,x=>{ut._lock||(te(x),dr!=null&&ts(null,qr,!0,xn.setSeries))});function es(x,E,L){let F=b[E];L&&(x=x/Ie-(F.ori==1?ce:jt));let H=B;F.ori==1&&(H=Lt,x=H-x),F.dir==-1&&(x=H-x);let K=F._min,at=F._max,pt=x/H,bt=K+(at-K)*pt,Ut=F.distr;return Ut==3?Wo(10,bt):Ut==4?GE(bt,F.asinh):Ut==100?F.bwd(bt):bt}function vy(x,E){let L=es(x,A,E);return Zi(L,t[0],fn,pn)}n.valToIdx=x=>Zi(x,t[0]),n.posToIdx=vy,n.posToVal=es,n.valToPos=(x,E,L)=>b[E].ori==0?r(x,b[E],L?q:B,L?P:0):o(x,b[E],L?ht:Lt,L?S:0),n.setCursor=(x,E,L)=>{Je=x.left,sn=x.top,fr(null,E,L)};function Wp(x,E){en(Xr,Vo,je.left=x),en(Xr,yl,je.width=E)}function Xp(x,E){en(Xr,"top",je.top=x),en(Xr,xl,je.height=E)}let sa=I.ori==0?Wp:Xp,ra=I.ori==1?Wp:Xp;function yy(){if(tt&&ft.live)for(let x=s==2?1:0;x<_.length;x++){if(x==0&&fe)continue;let E=ft.values[x],L=0;for(let F in E)Xt[x][L++].firstChild.nodeValue=E[F]}}function Qu(x,E){if(x!=null&&(x.idxs?x.idxs.forEach((L,F)=>{st[F]=L}):qE(x.idx)||st.fill(x.idx),ft.idx=st[0]),tt&&ft.live){for(let L=0;L<_.length;L++)(L>0||s==1&&!fe)&&xy(L,st[L]);yy()}mt=!1,E!==!1&&Dn("setLegend")}n.setLegend=Qu;function xy(x,E){let L=_[x],F=x==0&&z==2?li:t[x],H;fe?H=L.values(n,x,E)??oe:(H=L.value(n,E==null?null:F[E],x,E),H=H==null?oe:{_:H}),ft.values[x]=H}function fr(x,E,L){Gp=Je,Hp=sn,[Je,sn]=ut.move(n,Je,sn),ut.left=Je,ut.top=sn,gt&&(Vr&&ps(Vr,An(Je),0,B,Lt),Gr&&ps(Gr,0,An(sn),B,Lt));let F,H=fn>pn;ys=qe,Ws=null;let K=I.ori==0?B:Lt,at=I.ori==1?B:Lt;if(Je<0||cn==0||H){F=ut.idx=null;for(let pt=0;pt<_.length;pt++){let bt=de[pt];bt!=null&&ps(bt,-10,-10,B,Lt)}ee&&ts(null,qr,!0,x==null&&xn.setSeries),ft.live&&(st.fill(F),mt=!0)}else{let pt,bt,Ut;s==1&&(pt=I.ori==0?Je:sn,bt=es(pt,A),F=ut.idx=Zi(bt,t[0],fn,pn),Ut=G(t[0][F],I,K,0));let Ot=-10,Bt=-10,ae=0,Le=0,Ce=!0,be="",Qt="";for(let $t=s==2?1:0;$t<_.length;$t++){let Qe=_[$t],un=st[$t],Nn=un==null?null:s==1?t[$t][un]:t[$t][1][un],Ve=ut.dataIdx(n,$t,F,bt),dn=Ve==null?null:s==1?t[$t][Ve]:t[$t][1][Ve];if(mt=mt||dn!=Nn||Ve!=un,st[$t]=Ve,$t>0&&Qe.show){let ci=Ve==null?-10:Ve==F?Ut:G(s==1?t[0][Ve]:t[$t][0][Ve],I,K,0),jn=dn==null?-10:U(dn,s==1?b[Qe.scale]:b[Qe.facets[1].scale],at,0);if(ee&&dn!=null){let wi=I.ori==1?Je:sn,Bi=Cn(zt.dist(n,$t,Ve,jn,wi));if(Bi<ys){let ns=zt.bias;if(ns!=0){let hi=es(wi,Qe.scale),Ei=dn>=0?1:-1,zi=hi>=0?1:-1;zi==Ei&&(zi==1?ns==1?dn>=hi:dn<=hi:ns==1?dn<=hi:dn>=hi)&&(ys=Bi,Ws=$t)}else ys=Bi,Ws=$t}}if(mt||Pt){let wi,Bi;I.ori==0?(wi=ci,Bi=jn):(wi=jn,Bi=ci);let ns,hi,Ei,zi,is,Qn,ui=!0,pr=lt.bbox;if(pr!=null){ui=!1;let ti=pr(n,$t);Ei=ti.left,zi=ti.top,ns=ti.width,hi=ti.height}else Ei=wi,zi=Bi,ns=hi=lt.size(n,$t);if(Qn=lt.fill(n,$t),is=lt.stroke(n,$t),Pt)$t==Ws&&ys<=zt.prox&&(Ot=Ei,Bt=zi,ae=ns,Le=hi,Ce=ui,be=Qn,Qt=is);else{let ti=de[$t];ti!=null&&(Ke[$t]=Ei,Kn[$t]=zi,l_(ti,ns,hi,ui),o_(ti,Qn,is),ps(ti,Ui(Ei),Ui(zi),B,Lt))}}}}if(Pt){let $t=zt.prox,Qe=dr==null?ys<=$t:ys>$t||Ws!=dr;if(mt||Qe){let un=de[0];un!=null&&(Ke[0]=Ot,Kn[0]=Bt,l_(un,ae,Le,Ce),o_(un,be,Qt),ps(un,Ui(Ot),Ui(Bt),B,Lt))}}}if(je.show&&Gs)if(x!=null){let[pt,bt]=xn.scales,[Ut,Ot]=xn.match,[Bt,ae]=x.cursor.sync.scales,Le=x.cursor.drag;if(Ln=Le._x,In=Le._y,Ln||In){let{left:Ce,top:be,width:Qt,height:$t}=x.select,Qe=x.scales[Bt].ori,un=x.posToVal,Nn,Ve,dn,ci,jn,wi=pt!=null&&Ut(pt,Bt),Bi=bt!=null&&Ot(bt,ae);wi&&Ln?(Qe==0?(Nn=Ce,Ve=Qt):(Nn=be,Ve=$t),dn=b[pt],ci=G(un(Nn,Bt),dn,K,0),jn=G(un(Nn+Ve,Bt),dn,K,0),sa(Ki(ci,jn),Cn(jn-ci))):sa(0,K),Bi&&In?(Qe==1?(Nn=Ce,Ve=Qt):(Nn=be,Ve=$t),dn=b[bt],ci=U(un(Nn,ae),dn,at,0),jn=U(un(Nn+Ve,ae),dn,at,0),ra(Ki(ci,jn),Cn(jn-ci))):ra(0,at)}else nd()}else{let pt=Cn(Gp-zp),bt=Cn(Hp-Vp);if(I.ori==1){let ae=pt;pt=bt,bt=ae}Ln=kn.x&&pt>=kn.dist,In=kn.y&&bt>=kn.dist;let Ut=kn.uni;Ut!=null?Ln&&In&&(Ln=pt>=Ut,In=bt>=Ut,!Ln&&!In&&(bt>pt?In=!0:Ln=!0)):kn.x&&kn.y&&(Ln||In)&&(Ln=In=!0);let Ot,Bt;Ln&&(I.ori==0?(Ot=Hr,Bt=Je):(Ot=Wr,Bt=sn),sa(Ki(Ot,Bt),Cn(Bt-Ot)),In||ra(0,at)),In&&(I.ori==1?(Ot=Hr,Bt=Je):(Ot=Wr,Bt=sn),ra(Ki(Ot,Bt),Cn(Bt-Ot)),Ln||sa(0,K)),!Ln&&!In&&(sa(0,0),ra(0,0))}if(kn._x=Ln,kn._y=In,x==null){if(L){if(nm!=null){let[pt,bt]=xn.scales;xn.values[0]=pt!=null?es(I.ori==0?Je:sn,pt):null,xn.values[1]=bt!=null?es(I.ori==1?Je:sn,bt):null}aa(Yf,n,Je,sn,B,Lt,F)}if(ee){let pt=L&&xn.setSeries,bt=zt.prox;dr==null?ys<=bt&&ts(Ws,qr,!0,pt):ys>bt?ts(null,qr,!0,pt):Ws!=dr&&ts(Ws,qr,!0,pt)}}mt&&(ft.idx=F,Qu()),E!==!1&&Dn("setCursor")}let Xs=null;Object.defineProperty(n,"rect",{get(){return Xs==null&&oa(!1),Xs}});function oa(x=!1){x?Xs=null:(Xs=m.getBoundingClientRect(),Dn("syncRect",Xs))}function qp(x,E,L,F,H,K,at){ut._lock||Gs&&x!=null&&x.movementX==0&&x.movementY==0||(td(x,E,L,F,H,K,at,!1,x!=null),x!=null?fr(null,!0,!0):fr(E,!0,!1))}function td(x,E,L,F,H,K,at,pt,bt){if(Xs==null&&oa(!1),te(x),x!=null)L=x.clientX-Xs.left,F=x.clientY-Xs.top;else{if(L<0||F<0){Je=-10,sn=-10;return}let[Ut,Ot]=xn.scales,Bt=E.cursor.sync,[ae,Le]=Bt.values,[Ce,be]=Bt.scales,[Qt,$t]=xn.match,Qe=E.axes[0].side%2==1,un=I.ori==0?B:Lt,Nn=I.ori==1?B:Lt,Ve=Qe?K:H,dn=Qe?H:K,ci=Qe?F:L,jn=Qe?L:F;if(Ce!=null?L=Qt(Ut,Ce)?a(ae,b[Ut],un,0):-10:L=un*(ci/Ve),be!=null?F=$t(Ot,be)?a(Le,b[Ot],Nn,0):-10:F=Nn*(jn/dn),I.ori==1){let wi=L;L=F,F=wi}}bt&&(E==null||E.cursor.event.type==Yf)&&((L<=1||L>=B-1)&&(L=Rr(L,B)),(F<=1||F>=Lt-1)&&(F=Rr(F,Lt))),pt?(zp=L,Vp=F,[Hr,Wr]=ut.move(n,L,F)):(Je=L,sn=F)}let ed={width:0,height:0,left:0,top:0};function nd(){Nl(ed,!1)}let Yp,$p,Zp,Kp;function Jp(x,E,L,F,H,K,at){Gs=!0,Ln=In=kn._x=kn._y=!1,td(x,E,L,F,H,K,at,!0,!1),x!=null&&(Ee($f,Qf,jp,!1),aa(Q0,n,Hr,Wr,B,Lt,null));let{left:pt,top:bt,width:Ut,height:Ot}=je;Yp=pt,$p=bt,Zp=Ut,Kp=Ot}function jp(x,E,L,F,H,K,at){Gs=kn._x=kn._y=!1,td(x,E,L,F,H,K,at,!1,!0);let{left:pt,top:bt,width:Ut,height:Ot}=je,Bt=Ut>0||Ot>0,ae=Yp!=pt||$p!=bt||Zp!=Ut||Kp!=Ot;if(Bt&&ae&&Nl(je),kn.setScale&&Bt&&ae){let Le=pt,Ce=Ut,be=bt,Qt=Ot;if(I.ori==1&&(Le=bt,Ce=Ot,be=pt,Qt=Ut),Ln&&Hs(A,es(Le,A),es(Le+Ce,A)),In)for(let $t in b){let Qe=b[$t];$t!=A&&Qe.from==null&&Qe.min!=qe&&Hs($t,es(be+Qt,$t),es(be,$t))}nd()}else ut.lock&&(ut._lock=!ut._lock,fr(E,!0,x!=null));x!=null&&(Mn($f,Qf),aa($f,n,Je,sn,B,Lt,null))}function by(x,E,L,F,H,K,at){if(ut._lock)return;te(x);let pt=Gs;if(Gs){let bt=!0,Ut=!0,Ot=10,Bt,ae;I.ori==0?(Bt=Ln,ae=In):(Bt=In,ae=Ln),Bt&&ae&&(bt=Je<=Ot||Je>=B-Ot,Ut=sn<=Ot||sn>=Lt-Ot),Bt&&bt&&(Je=Je<Hr?0:B),ae&&Ut&&(sn=sn<Wr?0:Lt),fr(null,!0,!0),Gs=!1}Je=-10,sn=-10,st.fill(null),fr(null,!0,!0),pt&&(Gs=pt)}function Qp(x,E,L,F,H,K,at){ut._lock||(te(x),ia(),nd(),x!=null&&aa(n_,n,Je,sn,B,Lt,null))}function tm(){w.forEach(lA),k(n.width,n.height,!0)}Ir(lu,Ho,tm);let Yr={};Yr.mousedown=Jp,Yr.mousemove=qp,Yr.mouseup=jp,Yr.dblclick=Qp,Yr.setSeries=(x,E,L,F)=>{let H=xn.match[2];L=H(n,E,L),L!=-1&&ts(L,F,!0,!1)},gt&&(Ee(Q0,m,Jp),Ee(Yf,m,qp),Ee(t_,m,x=>{te(x),oa(!1)}),Ee(e_,m,by),Ee(n_,m,Qp),ap.add(n),n.syncRect=oa);let Fl=n.hooks=i.hooks||{};function Dn(x,E,L){Jn?ke.push([x,E,L]):x in Fl&&Fl[x].forEach(F=>{F.call(null,n,E,L)})}(i.plugins||[]).forEach(x=>{for(let E in x.hooks)Fl[E]=(Fl[E]||[]).concat(x.hooks[E])});let em=(x,E,L)=>L,xn=Sn({key:null,setSeries:!1,filters:{pub:f_,sub:f_},scales:[A,_[1]?_[1].scale:null],match:[p_,p_,em],values:[null,null]},ut.sync);xn.match.length==2&&xn.match.push(em),ut.sync=xn;let nm=xn.key,id=hv(nm);function aa(x,E,L,F,H,K,at){xn.filters.pub(x,E,L,F,H,K,at)&&id.pub(x,E,L,F,H,K,at)}id.sub(n);function Sy(x,E,L,F,H,K,at){xn.filters.sub(x,E,L,F,H,K,at)&&Yr[x](null,E,L,F,H,K,at)}n.pub=Sy;function My(){id.unsub(n),ap.delete(n),Pn.clear(),np(lu,Ho,tm),c.remove(),Rt?.remove(),Dn("destroy")}n.destroy=My;function sd(){Dn("init",i,t),na(t||i.data,!1),X[A]?Ku(A,X[A]):ia(),it=je.show&&(je.width>0||je.height>0),et=mt=!0,k(i.width,i.height)}return _.forEach(Or),w.forEach(ms),e?e instanceof HTMLElement?(e.appendChild(c),sd()):e(n,sd):sd(),n}Hn.assign=Sn;Hn.fmtNum=pp;Hn.rangeNum=cu;Hn.rangeLog=du;Hn.rangeAsinh=dp;Hn.orient=Nr;Hn.pxRatio=Ie;Hn.join=QE;Hn.fmtDate=gp,Hn.tzDate=hT;Hn.sync=hv;{Hn.addGap=qT,Hn.clipGaps=mu;let i=Hn.paths={points:gv};i.linear=vv,i.stepped=ZT,i.bars=KT,i.spline=jT}var Sv=116,El=class{constructor(t){this.set=t;let e=t.traces.map(n=>{let s=D("output",{class:"plot-value"});if(this.values.push(s),!n.label)return null;let r=D("span",{class:`swatch ${n.colour}`});return D("span",{class:"plot-key"},r,n.label," ",s)});this.element=D("figure",{class:"plot",test:t.test},D("figcaption",{},D("span",{class:"plot-title"},t.title),t.controls??null),D("div",{class:"plot-legend"},...e),this.place,this.empty)}set;element;place=D("div",{class:"plot-place"});values=[];empty=D("p",{class:"plot-empty",hidden:!0});plot=null;made="";draw(t,e=""){if(this.empty.hidden=e==="",this.place.hidden=e!=="",Re(this.empty,e),e)return;let n=this.place.clientWidth;if(!n)return;let s=document.documentElement.dataset.dark??"no";this.made!==s&&this.build(n,s),this.plot.width!==n&&this.plot.setSize({width:n,height:Sv}),this.plot.setData(t),this.set.traces.forEach((r,o)=>{let a=t[o+1].findLast(l=>l!==null&&Number.isFinite(l));Re(this.values[o],a==null?"–":Gt(a,r.digits??1))})}destroy(){this.plot?.destroy(),this.plot=null,this.made=""}build(t,e){this.destroy(),this.made=e;let n=getComputedStyle(document.documentElement),s=d=>n.getPropertyValue(`--plot-${d}`).trim(),{set:r}=this,a={stroke:s("ink"),font:"11px system-ui, sans-serif",ticks:{show:!1},gap:4},l={stroke:s("grid"),width:1},c=r.traces.some(({scale:d})=>d==="y2"),h=(d,f,m)=>{if(!Number.isFinite(f)||!Number.isFinite(m))return[0,r.minSpan];let y=Math.max(.06*(m-f),(r.minSpan-(m-f))/2);return[f-y,m+y]},u=(d,f)=>({...a,scale:d,side:f?1:3,size:40,space:28,grid:{...l,show:!f},values:(m,y)=>y.map(p=>Gt(p,cA(y)))});this.plot=new Hn({width:t,height:Sv,padding:[6,c?4:20,0,0],cursor:{show:!1},legend:{show:!1},scales:{x:{time:!1,range:()=>r.x},y:{range:h},...c?{y2:{range:h}}:{}},series:[{},...r.traces.map(d=>({stroke:s(d.colour),width:d.width??1.6,dash:d.dash,scale:d.scale??"y",points:{show:!1}}))],bands:r.bands?.map(d=>({series:d,fill:s("band")})),axes:[{...a,size:22,grid:l,values:(d,f)=>f.map(r.xLabel)},u("y",!1),...c?[u("y2",!0)]:[]]},r.traces.reduce(d=>[...d,[]],[[]]),this.place)}};function cA(i){let t=i.length>1?Math.abs(i[1]-i[0]):1;return t>=1?0:t>=.1?1:2}var uA=50,wp=["left","right"],Mp=wp.map(i=>({label:i,colour:i})),Mv=2,yu=class{constructor(t){this.studio=t;this.groups=[this.angles(),this.forces(),this.mass(),this.power(),this.phase()],this.shown=new Set((Ai("plots")??"angles,forces").split(",")),this.chips=this.groups.map(({name:e,text:n,title:s})=>D("button",{type:"button",class:"chip",test:`plot-${e}-toggle`,title:s,onclick:()=>this.toggle(e)},n)),this.element=D("div",{class:"panel-body"},Xe("Watch",D("div",{class:"chips",role:"group",label:"Plots to show"},...this.chips)),...this.groups.flatMap(({plots:e})=>e.map(({element:n})=>n))),this.setPart(this.part),this.arrange(),t.on("scene",e=>this.setScene(e)),t.on("frame",e=>this.history.add(e))}studio;element;history=new eu;groups;chips;shown;feet=null;body="";part="knee";joint=0;drawn=0;joints=Ci("plot-joint","Joint",[],t=>this.joint=Number(t));parts=Jr("plot-part","Joint of the leg",["hip","knee","ankle"].map(t=>({name:t,text:t,title:`Angle of the ${t}`})),t=>this.setPart(t));tick(t){let{scene:e,layout:n}=this.studio;if(this.studio.tab!=="watch"||!e||!n||t-this.drawn<uA)return;this.drawn=t;let{frames:s}=this.history;for(let r of this.groups)this.shown.has(r.name)&&r.draw(s,e)}setScene(t){let e=JSON.stringify(t.character);e!==this.body&&(this.body=e,this.history.clear(),this.feet=new zo(t.character,this.studio.layout),this.joints.fill(t.character.joints.map(({label:n,name:s},r)=>({name:String(r),title:n||s}))),this.joint=Math.max(0,Xf(t,"left","knee")),this.joints.box.value=String(this.joint))}setPart(t){this.part=t,this.parts.show(t)}toggle(t){this.shown.delete(t)||this.shown.add(t),Ti("plots",[...this.shown].join(",")),this.arrange()}arrange(){this.groups.forEach(({name:t,plots:e},n)=>{let s=this.shown.has(t);this.chips[n].setAttribute("aria-pressed",String(s));for(let r of e)r.element.hidden=!s,s||r.destroy()})}over(t,...e){let n=t.length?t[t.length-1].time:0,s=r=>Number.isFinite(r)?r:null;return[t.map(({time:r})=>r-n),...e.map(r=>t.map(o=>s(r(o))))]}timed(t,e,n,s,r){let o=a=>a===0?"now":`${Gt(a,0)} s`;return new El({test:t,title:e,x:[-6,0],xLabel:o,traces:n,minSpan:s,controls:r})}angles(){let t=this.timed("plot-angles","Angle [°], flexion up",Mp,20,this.parts.element),e=new El({test:"plot-stride",title:"Over a stride, with human data",x:[0,100],xLabel:r=>`${Gt(r,0)} %`,traces:[{label:"human",colour:"human",dash:[4,4],width:1},...Mp,{label:"",colour:"none",width:0},{label:"",colour:"none",width:0}],bands:[[5,4]],minSpan:20});e.element.classList.add("stride");let n=D("p",{class:"hint",test:"stride-inside"});e.element.append(n);let s=Array.from({length:iu},(r,o)=>o);return{name:"angles",text:"Joint angles",title:"Hip, knee and ankle of both legs, and over a stride with human data",plots:[t,e],draw:(r,o)=>{let{layout:a}=this.studio,l=wp.map(_=>$0(o,a,_,this.part)),c=l.some(_=>_===null);t.draw(c?[]:this.over(r,...l.map(_=>_)),c?`This character has no joint named ${this.part}.`:"");let h=this.studio.skill?.norms===void 0?o.norms:this.studio.skill.norms,u=h?.parts[this.part];if(e.element.hidden=!u||c,!u||c||!this.feet)return;let d=u.mean.map((_,w)=>_-Mv*u.sd[w]),f=u.mean.map((_,w)=>_+Mv*u.sd[w]),m=wp.map((_,w)=>Z0(r,this.feet,_,l[w])),y=u.mean.map(()=>null);e.draw([s,u.mean,m[0]??y,m[1]??y,d,f]);let p=m.filter(_=>_!==null).map(_=>dA(_,d,f)),g=p.reduce((_,w)=>_+w,0)/p.length;n.textContent=p.length?`${Gt(100*g,0)} % of the last stride lies within two standard deviations of human walking at ${Gt(h.speed)} m/s`:"Waiting for a whole stride."}}}forces(){let t=this.timed("plot-forces","Vertical ground reaction force [body weights]",Mp.map(e=>({...e,digits:2})),1.5);return{name:"forces",text:"Ground force",title:"Vertical ground reaction force on each foot, in body weights",plots:[t],draw:(e,n)=>{let s=n.character.mass*9.81,r=o=>{let a=this.feet.feet.filter(l=>l.side===o).flatMap(({contacts:l})=>l);return({data:l})=>a.reduce((c,h)=>c+this.feet.force(l,h,2),0)/s};t.draw(this.over(e,r("left"),r("right")))}}}mass(){let t=this.timed("plot-mass","Centre of mass",[{label:"height [m]",colour:"first",digits:3},{label:"speed [m/s]",colour:"second",digits:2,scale:"y2"}],.2),{com:e,velocity:n}=dt;return{name:"mass",text:"Centre of mass",title:"Height and horizontal speed of the centre of mass",plots:[t],draw:s=>t.draw(this.over(s,({data:r})=>r[e+2],({data:r})=>Math.hypot(r[n],r[n+1])))}}power(){let t=this.timed("plot-power","Total positive joint power [W]",[{label:"power",colour:"first",digits:0}],100),e=this.timed("plot-torque","Torque [N m]",[{label:"torque",colour:"second",digits:0}],20,this.joints.element);return{name:"power",text:"Power and torque",title:"Total positive power of the joints, and the torque of one of them",plots:[t,e],draw:n=>{let s=this.studio.layout.joints+3*this.joint+2;t.draw(this.over(n,({data:r})=>r[dt.power])),e.draw(this.over(n,({data:r})=>r[s]))}}}phase(){let t=this.timed("plot-phase","Phase in the step, and state",[{label:"phase",colour:"first",digits:2},{label:"state",colour:"second",digits:0,scale:"y2"}],1);return{name:"phase",text:"Phase",title:"Phase and state of the controller",plots:[t],draw:e=>t.draw(this.over(e,({data:n})=>n[dt.phase],({data:n})=>n[dt.state]))}}};function dA(i,t,e){return i.filter((n,s)=>n>=t[s]&&n<=e[s]).length/i.length}function wv(i,t,e){let n=D("div",{class:"veil",test:"drop-veil",hidden:!0},D("p",{},D("strong",{},"Drop to upload"),D("span",{},"a BVH clip to learn from, or a skill file to open"))),s=0,r=a=>a.dataTransfer?.types.includes("Files")??!1,o=()=>{s=0,n.hidden=!0};return addEventListener("dragenter",a=>{r(a)&&(s++,n.hidden=!1)}),addEventListener("dragleave",a=>{r(a)&&--s<=0&&o()}),addEventListener("dragover",a=>{r(a)&&(a.preventDefault(),a.dataTransfer.dropEffect=i.holds?"copy":"none")}),addEventListener("drop",a=>{if(!r(a))return;a.preventDefault(),o();let l=a.dataTransfer.files[0],c=h=>i.emit("error",{is:"error",about:"drop",text:h});l&&(i.holds?/\.bvh$/i.test(l.name)?t(l):/\.toml$/i.test(l.name)?e(l):c(`${l.name} is neither a BVH clip nor a skill file (.toml).`):c("You do not hold the controls; ask for them first."))}),n}var Ev=3;function Tv(i,t,e){let n=D("strong",{test:"fall-title"}),s=D("ul",{class:"fall-words",test:"fall-words"}),r=Zt({test:"fall-reset",text:"Try again",icon:"reset",title:"Start again (R)",kind:"main",act:t}),o=Zt({test:"fall-rewind",text:"Rewind",icon:"back",title:`Go back by ${Ev} s, to before the fall; the simulation continues from there`,act:()=>e(Ev)}),a=Zt({test:"fall-close",icon:"clear",title:"Close",kind:"quiet",act:()=>h(!1)}),l=D("details",{test:"fall-more"},D("summary",{},"What happened"),s),c=D("aside",{class:"fall-card",test:"fall",hidden:!0,label:"Fall report","aria-live":"polite"},D("div",{class:"fall-line"},n,r,o,a),l),h=f=>{c.hidden=!f,document.body.classList.toggle("fallen",f)},u=!1;i.on("fall",f=>{n.textContent=f.title||`Fall at ${Gt(f.time)} s`,s.replaceChildren(...f.words.map(m=>D("li",{},m))),l.hidden=!f.words.length,h(!0),u=!1}),i.on("frame",()=>{i.fallen?u=!0:u&&(u=!1,h(!1))});let d=()=>r.disabled=o.disabled=!i.holds;return i.on("holder",d),i.on("link",d),c}var fA=[["Time",[["Space","pause, continue"],[".","one step of 1/60 s"],["[  ]","slower, faster playback"],["R","restart"]]],["Skills",[["1 – 9","the first nine skills of this character"]]],["Push",[["P","push forward"],["B","throw a ball"],["Shift + click","throw a ball at this place, on the body or elsewhere"],["drag the character","pull it"]]],["Steer",[["↑ ↓  or  W S","faster, slower by 0.1 m/s"],["← →  or  A D","turn left, right"],["Q E","sideways to the left, to the right by 0.1 m/s"]]],["Author",[["Ctrl + Z","undo"],["Ctrl + Shift + Z","redo"]]],["View",[["C","next camera"],["G","ghost (reference motion)"],["drag the background","rotate the camera; wheel to zoom"],["?","this help"]]]];function Av(){let i=D("button",{type:"button",class:"button main",test:"help-close",onclick:()=>t.close()},"Close"),t=D("dialog",{class:"help",test:"help-dialog","aria-labelledby":"help-title"},D("h2",{id:"help-title"},"Keys"),D("div",{class:"help-groups"},...fA.map(([e,n])=>D("section",{},D("h3",{},e),D("dl",{},...n.flatMap(([s,r])=>[D("dt",{},D("kbd",{},s)),D("dd",{},r)]))))),i);return t.addEventListener("click",e=>e.target===t&&t.close()),t}function Cv(i,t,e){let n=Ai("pushed")==="yes",s=D("span",{class:"hint-body",test:"hint-body",hidden:!0,"aria-hidden":"true"},"Drag me!"),r=D("span",{class:"hint-disc",test:"hint-disc",hidden:n},"Click to push: the further out, the harder");return e.prepend(r),i.on("frame",o=>{n||!Ae(o,Te.pushed)||(n=!0,s.hidden=r.hidden=!0,Ti("pushed","yes"))}),{element:s,place(){if(n)return;let o=i.scene?.character.links??[],a=(o.find(({name:h})=>h==="torso")??o[0])?.name,l=a&&i.holds&&!i.fallen?t.onPage(a):null;if(s.hidden=!l,!l)return;let c=t.canvas.getBoundingClientRect();s.style.transform=`translate(${Math.round(l[0]-c.left)}px, ${Math.round(l[1]-c.top)}px)`}}}function Rv(i,t,e){Object.assign(window,{footfall:{get frames(){return i.frames},get time(){return i.frame?.time??0},get fps(){return e()},get last(){return i.frame&&hm(i.frame)},get camera(){let{cameras:s}=t;return{mode:s.mode,position:s.camera.position.toArray(),target:s.target.toArray()}},state:()=>({connected:i.connected,holds:i.holds,holder:i.holder,client:i.hello?.client??null,skill:i.skill,graph:i.graph,envelope:i.envelope,pushes:i.pushes,prints:t.pushPrints.counts,coming:t.comingPrints.counts.after,path:t.ways.corners,fall:i.fall,clip:i.clip,jobs:[...i.jobs.values()],paused:i.paused,fallen:i.fallen,steerable:i.steerable,tab:i.tab,theme:document.documentElement.dataset.theme,dark:document.documentElement.dataset.dark==="yes"}),scene:()=>i.scene,send:s=>i.send(String(s.do),s),pixels:()=>t.pixels(),triangles:()=>({body:t.body?.triangles??0,picture:t.triangles}),longestForce:()=>t.longestForce,groundAt:(s,r)=>t.ground.covers(s,r),image:()=>t.image(),settle:()=>t.cameras.settle(),screen:s=>t.onPage(s)}})}var Pv=Math.PI/36;function Lv(i,t,e){addEventListener("keydown",n=>{if(n.defaultPrevented||n.altKey||vA(n)||document.querySelector("dialog[open]"))return;(n.ctrlKey||n.metaKey?pA(n,i,e):mA(n,i,t,e))&&n.preventDefault()}),yA()}function pA(i,t,e){let n=i.key.toLowerCase();if(!t.graph||!t.holds)return!1;if(n==="z"&&i.shiftKey)e.redo();else if(n==="z")e.undo();else if(n==="y")e.redo();else return!1;return!0}function mA(i,t,e,n){let r={c:n.camera,"?":n.help}[i.key.toLowerCase()];return r?(i.repeat||r(),!0):t.holds?gA(i,t,n)||_A(i,e):!1}function gA(i,t,e){let n={" ":e.pause,r:e.reset,p:e.push,b:e.ball,g:e.ghost},s={".":e.step,"[":()=>e.rate(-1),"]":()=>e.rate(1)},r=i.key.toLowerCase(),o=n[r]??s[r];if(o)return(!i.repeat||r in s)&&o(),!0;if(!/^[1-9]$/.test(r))return!1;let a=t.ownSkills[Number(r)-1];return a&&!i.repeat&&t.send("skill",{id:a.id}),!0}function _A(i,t){if(!t.able)return!1;let e=i.key.toLowerCase();if(e==="arrowup"||e==="w")t.faster(.1);else if(e==="arrowdown"||e==="s")t.faster(-.1);else if(e==="arrowleft"||e==="a")t.turn(Pv);else if(e==="arrowright"||e==="d")t.turn(-Pv);else if(e==="q")t.sideways(.1);else if(e==="e")t.sideways(-.1);else return!1;return!0}function vA(i){let t=i.target;return t instanceof HTMLTextAreaElement||t instanceof HTMLSelectElement||t.isContentEditable?!0:t instanceof HTMLInputElement?t.type==="range"?/^(Arrow|Page|Home|End)/.test(i.key):t.type==="checkbox"?i.key===" ":!0:(t instanceof HTMLButtonElement||t instanceof HTMLAnchorElement||t.tagName==="SUMMARY")&&(i.key===" "||i.key==="Enter")}function yA(){let i=!1;addEventListener("pointerdown",()=>i=!0,{capture:!0}),addEventListener("keydown",()=>i=!1,{capture:!0}),document.addEventListener("click",t=>{let e=t.target.closest("button, summary, input[type=checkbox]");t.detail>0&&e===document.activeElement&&e?.blur()}),document.addEventListener("pointerup",t=>{let e=t.target;e.type==="range"&&setTimeout(()=>e.blur())}),document.addEventListener("change",t=>{i&&t.target instanceof HTMLSelectElement&&t.target.blur()})}var Iv={type:"change"},Tp={type:"start"},Nv={type:"end"},xu=new Ps,Dv=new gi,xA=Math.cos(70*Tf.DEG2RAD),Rn=new N,ai=2*Math.PI,De={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Ep=1e-6,bu=class extends sl{constructor(t,e=null){super(t,e),this.state=De.NONE,this.target=new N,this.cursor=new N,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:rr.ROTATE,MIDDLE:rr.DOLLY,RIGHT:rr.PAN},this.touches={ONE:or.ROTATE,TWO:or.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new N,this._lastQuaternion=new ii,this._lastTargetPosition=new N,this._quat=new ii().setFromUnitVectors(t.up,new N(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Io,this._sphericalDelta=new Io,this._scale=1,this._panOffset=new N,this._rotateStart=new Ct,this._rotateEnd=new Ct,this._rotateDelta=new Ct,this._panStart=new Ct,this._panEnd=new Ct,this._panDelta=new Ct,this._dollyStart=new Ct,this._dollyEnd=new Ct,this._dollyDelta=new Ct,this._dollyDirection=new N,this._mouse=new Ct,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=SA.bind(this),this._onPointerDown=bA.bind(this),this._onPointerUp=MA.bind(this),this._onContextMenu=PA.bind(this),this._onMouseWheel=TA.bind(this),this._onKeyDown=AA.bind(this),this._onTouchStart=CA.bind(this),this._onTouchMove=RA.bind(this),this._onMouseDown=wA.bind(this),this._onMouseMove=EA.bind(this),this._interceptControlDown=LA.bind(this),this._interceptControlUp=IA.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=De.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Iv),this.update(),this.state=De.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Rn.copy(e).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===De.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ai:n>Math.PI&&(n-=ai),s<-Math.PI?s+=ai:s>Math.PI&&(s-=ai),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new N(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new N(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(xu.origin.copy(this.object.position),xu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(xu.direction))<xA?this.object.lookAt(this.target):(Dv.setFromNormalAndCoplanarPoint(this.object.up,this.target),xu.intersectPlane(Dv,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Ep||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Ep||this._lastTargetPosition.distanceToSquared(this.target)>Ep?(this.dispatchEvent(Iv),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ai/60*this.autoRotateSpeed*t:ai/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Rn.setFromMatrixColumn(e,0),Rn.multiplyScalar(-t),this._panOffset.add(Rn)}_panUp(t,e){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(e,1):(Rn.setFromMatrixColumn(e,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(t),this._panOffset.add(Rn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Ct,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function bA(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function SA(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function MA(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Nv),this.state=De.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function wA(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case rr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=De.DOLLY;break;case rr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=De.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=De.ROTATE}break;case rr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=De.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=De.PAN}break;default:this.state=De.NONE}this.state!==De.NONE&&this.dispatchEvent(Tp)}function EA(i){switch(this.state){case De.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case De.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case De.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function TA(i){this.enabled===!1||this.enableZoom===!1||this.state!==De.NONE||(i.preventDefault(),this.dispatchEvent(Tp),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Nv))}function AA(i){this.enabled!==!1&&this._handleKeyDown(i)}function CA(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case or.ROTATE:if(this.enableRotate===!1){this.state=De.NONE;break}this._handleTouchStartRotate(i),this.state=De.TOUCH_ROTATE;break;case or.PAN:if(this.enablePan===!1){this.state=De.NONE;break}this._handleTouchStartPan(i),this.state=De.TOUCH_PAN;break;default:this.state=De.NONE}break;case 2:switch(this.touches.TWO){case or.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=De.TOUCH_DOLLY_PAN;break;case or.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=De.TOUCH_DOLLY_ROTATE;break;default:this.state=De.NONE}break;default:this.state=De.NONE}this.state!==De.NONE&&this.dispatchEvent(Tp)}function RA(i){switch(this._trackPointer(i),this.state){case De.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case De.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case De.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case De.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=De.NONE}}function PA(i){this.enabled!==!1&&i.preventDefault()}function LA(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function IA(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Tl=["follow","side","front","free"],DA={follow:[-1.35,-1.75,.5],side:[.1,-2.5,.12],front:[2.4,-.35,.3]},Ap=5,NA=.04,Su=class{constructor(t){this.canvas=t;this.camera.up.set(0,0,1),this.controls=new bu(this.camera,t),this.controls.enableDamping=!0,this.controls.dampingFactor=.12,this.controls.maxPolarAngle=.53*Math.PI,this.controls.minDistance=.6,this.controls.maxDistance=30,this.controls.enableZoom=!1,t.addEventListener("wheel",e=>this.wheel(e),{passive:!1}),t.addEventListener("pointerdown",e=>this.press(e))}canvas;camera=new ei(38,1,.1,160);controls;changed=()=>{};now="follow";aim=new N(0,0,1);offset=new N(-3,-3,1);wanted=new N;moved=new N;heading=0;zoom=1;height=1.8;settled=!1;get mode(){return this.now}get target(){return this.aim}use(t){t!==this.now&&(this.now=t,this.controls.enableZoom=t==="free",t==="free"?this.controls.target.copy(this.aim):(this.offset.copy(this.camera.position).sub(this.aim),this.zoom=1),this.changed(t))}next(){this.use(Tl[(Tl.indexOf(this.now)+1)%Tl.length])}cut(t){this.height=t,this.settled=!1}settle(){this.settled=!1}follow(t,e,n,s,r){let o=!this.settled;this.settled=!0,this.moved.copy(this.aim);let a=p=>o?1:1-Math.exp(-p*r),l=o?0:1/3;this.aim.x+=(t.x+l*e.x-this.aim.x)*a(3),this.aim.y+=(t.y+l*e.y-this.aim.y)*a(3);let c=Math.max(s+.3*this.height,.5*(t.z+s+.52*this.height));if(this.aim.z+=(c+NA*this.height-this.aim.z)*a(2),this.moved.subVectors(this.aim,this.moved),Number.isFinite(n)){let p=Math.atan2(Math.sin(n-this.heading),Math.cos(n-this.heading));this.heading+=p*a(1.2)}if(this.now==="free"){this.camera.position.add(this.moved),this.controls.target.add(this.moved),this.controls.update(r);return}let[h,u,d]=DA[this.now],[f,m]=[Math.cos(this.heading),Math.sin(this.heading)];this.wanted.set(h*f-u*m,h*m+u*f,d);let y=Math.max(1,.95/this.camera.aspect);this.wanted.multiplyScalar(this.height*this.zoom*y),this.offset.lerp(this.wanted,a(5)),this.camera.position.copy(this.aim).add(this.offset),this.camera.position.z=Math.max(this.camera.position.z,s+.15),this.camera.lookAt(this.aim)}press(t){if(!this.controls.enabled)return;this.controls.target.copy(this.now==="free"?this.controls.target:this.aim);let e=s=>{Math.hypot(s.clientX-t.clientX,s.clientY-t.clientY)>Ap&&this.use("free")},n=()=>{document.removeEventListener("pointermove",e),document.removeEventListener("pointerup",n),document.removeEventListener("pointercancel",n)};document.addEventListener("pointermove",e),document.addEventListener("pointerup",n),document.addEventListener("pointercancel",n)}wheel(t){t.preventDefault(),this.now!=="free"&&(this.zoom=Math.min(5,Math.max(.35,this.zoom*Math.exp(.001*t.deltaY))))}resize(){this.camera.aspect=Math.max(.2,this.canvas.clientWidth/Math.max(1,this.canvas.clientHeight)),this.camera.updateProjectionMatrix()}};var Mu=32,wu=.008,Eu=class{group=new Ge;showMass=!0;showPressure=!0;showPolygon=!0;flat={transparent:!0,depthWrite:!1,side:$n};massColour=new Ze({transparent:!0,opacity:.95,depthTest:!1});spotColour=new Ze({...this.flat,opacity:.95});dropColour=new Ls({transparent:!0,opacity:.55});pressureColour=new Ze({...this.flat,depthTest:!1});areaColour=new Ze({...this.flat,opacity:.28});edgeColour=new Ls({transparent:!0,opacity:.9});targetColour=new Ze({...this.flat,opacity:.9});mass=new ve(new Ii(.035,20,14),this.massColour);spot=new ve(new Ro(.03,.045,32),this.spotColour);drop=new tr(Cp(2),this.dropColour);pressure=new ve(new Va(.032,4),this.pressureColour);area=new ve(Cp(Mu),this.areaColour);edge=new Ua(Cp(Mu),this.edgeColour);target=new ve(new Ro(.16,.22,48),this.targetColour);constructor(t){let e=[];for(let n=1;n<Mu-1;n++)e.push(0,n,n+1);this.area.geometry.setIndex(e),this.group.add(this.area,this.edge,this.drop,this.spot,this.pressure,this.target,this.mass),this.group.children.forEach((n,s)=>{n.frustumCulled=!1,n.renderOrder=2+s,n.visible=!1}),this.recolour(t)}recolour(t){this.massColour.color.copy(t.com),this.spotColour.color.copy(t.com),this.dropColour.color.copy(t.com),this.pressureColour.color.copy(t.cop),this.areaColour.color.copy(t.polygon),this.edgeColour.color.copy(t.polygon),this.targetColour.color.copy(t.target)}draw(t,e,n){let{data:s}=t,[r,o,a]=[s[dt.com],s[dt.com+1],s[dt.com+2]],l=n(r)+wu;this.mass.visible=this.spot.visible=this.drop.visible=this.showMass&&Number.isFinite(r),this.mass.position.set(r,o,a),this.spot.position.set(r,o,l),Rp(this.drop.geometry,[[r,o,a],[r,o,l]]);let[c,h]=[s[dt.cop],s[dt.cop+1]];this.pressure.visible=this.showPressure&&Number.isFinite(c)&&Number.isFinite(h),this.pressure.visible&&this.pressure.position.set(c,h,n(c)+wu+.004);let[u,d]=[s[dt.target],s[dt.target+1]];this.target.visible=Number.isFinite(u)&&Number.isFinite(d),this.target.visible&&this.target.position.set(u,d,n(u)+wu),this.drawPolygon(s,e)}drawPolygon(t,e){if(this.area.visible=this.edge.visible=!1,!this.showPolygon)return;let n=[];for(let r of e.feet)for(let o of r.contacts)e.touches(t,o)&&n.push(e.place(t,o,[]));let s=Y0(n).slice(0,Mu);s.length<2||(s.forEach(r=>r[2]+=wu),Rp(this.area.geometry,s),Rp(this.edge.geometry,s),this.area.geometry.setDrawRange(0,3*(s.length-2)),this.edge.geometry.setDrawRange(0,s.length),this.edge.visible=!0,this.area.visible=s.length>2)}};function Cp(i){let t=new He,e=new he(new Float32Array(3*i),3);return e.setUsage(xf),t.setAttribute("position",e),t}function Rp(i,t){let e=i.getAttribute("position");t.forEach((n,s)=>e.setXYZ(s,n[0],n[1],n[2])),e.needsUpdate=!0}var FA=1e3,UA=/hand|palm|wrist/i,OA=/foot|toe|ankle|heel|ball/i,kA=/clav|collar|shoulder/i,BA=/head/i;function Ov(i){let t=zA(i),e=[],n=null;for(let c=t[0];c;){if(BA.test(c.link.name)){n=c;break}e.push(c),c=c.children.filter(u=>!u.side).sort((u,d)=>Uv(d)-Uv(u))[0]}let s=new Set([...e,...n?Pp(n):[]]),r=[],o=[],a=[],l=Math.min(...t.map(({to:c,from:h})=>Math.min(c.z,h.z)));for(let c of t){if(s.has(c)||!c.parent||!e.includes(c.parent))continue;let h=Pp(c);h.forEach(d=>s.add(d));let u=h.some(({link:d,to:f})=>d.box.length===6||f.z<l+.12*i.height);c.side?(u?o:r).push(HA(c,h,u)):a.push(...h)}return{parts:t,trunk:e,head:n,arms:r,legs:o,rest:a}}function zA(i){let t=[],e=new Map;return i.links.forEach((n,s)=>{let r=e.get(n.parent)??null,o=new N(...n.offset??[0,0,0]).add(r?.origin??new N),a=n.line.length===6?n.line:[0,0,0,0,0,0],l=new N(a[0],a[1],a[2]).add(o),c=new N(a[3],a[4],a[5]).add(o),h=n.side||r?.side||VA(n,o,i.height),u={index:s,link:n,side:h,parent:r,children:[],from:l,to:c,origin:o,radius:GA(n,l.distanceTo(c))};r?.children.push(u),t.push(u),e.set(n.name,u)}),t}function VA(i,t,e){if(Math.abs(t.y)>.015*e)return t.y>0?"left":"right";let n=/left|right/i.exec(i.name);return n?n[0].toLowerCase():""}function GA({mass:i,radius:t},e){if(!i||e<.02)return t;let n=Math.sqrt(i/(FA*Math.PI*e));return Math.min(1.7*t,Math.max(t,.97*n))}function HA(i,t,e){let n=e?OA:UA,s=d=>d.link.box.length===6||n.test(d.link.name)||d!==i&&d.parent!==null&&t.includes(d.parent)&&s(d.parent),r=t.filter(s),a=t.filter(d=>!r.includes(d)&&d.from.distanceTo(d.to)>0).filter(({link:d})=>e||!kA.test(d.name)),l=[...a].sort((d,f)=>Fv(f)-Fv(d)).slice(0,2),[c=null,h=null]=a.filter(d=>l.includes(d)),u=t.filter(d=>d!==c&&d!==h&&!r.includes(d));return{side:i.side,joints:u,upper:c,lower:h,ends:r}}function Pp(i){return[i,...i.children.flatMap(Pp)]}var Fv=({from:i,to:t})=>i.distanceTo(t),Uv=({from:i,to:t})=>Math.max(i.z,t.z);var Tu=class{places=[];bones=[];weights=[];faces=[];paints=[];aside=0;get triangles(){return this.faces.length/3}tube(t,e){let n=this.places.length/3;for(let a of t)this.ring(a,e);let s=(a,l)=>n+a*e+l%e;for(let a=1;a<t.length;a++)for(let l=0;l<e;l++){let[c,h,u,d]=[s(a-1,l),s(a-1,l+1),s(a,l+1),s(a,l)];this.faces.push(c,h,u,c,u,d)}let r=this.middle(t[0]),o=this.middle(t[t.length-1]);for(let a=0;a<e;a++)this.faces.push(r,s(0,a+1),s(0,a)),this.faces.push(o,s(t.length-1,a),s(t.length-1,a+1))}geometry(){let t=new He;return t.setIndex(this.faces),t.setAttribute("position",new he(this.places,3)),t.setAttribute("skinIndex",new yr(this.bones,4)),t.setAttribute("skinWeight",new he(this.weights,4)),t.setAttribute("color",new he(new Float32Array(this.places.length),3)),t.computeVertexNormals(),t}ring(t,e){let n=2/(t.square??2),s=r=>Math.sign(r)*Math.abs(r)**n;for(let r=0;r<e;r++){let o=2*Math.PI*r/e,a=t.at.clone().addScaledVector(t.wide,s(Math.cos(o))).addScaledVector(t.deep,s(Math.sin(o)));this.vertex(a,t.grip,t.shape?.(a,o)??t.paint)}}middle(t){return this.vertex(t.at.clone(),t.grip,t.paint),this.places.length/3-1}vertex(t,{bone:e,to:n,weight:s},r){this.places.push(t.x,t.y+this.aside,t.z),this.bones.push(e,n,0,0),this.weights.push(1-s,s,0,0),this.paints.push(r)}};function Mi(i){let t=i.map((e,n)=>{if(n===0||n===i.length-1)return 0;let[[s,r],[o,a],[l,c]]=[i[n-1],i[n],i[n+1]],[h,u]=[(a-r)/(o-s),(c-a)/(l-o)];return h*u<=0?0:2*h*u/(h+u)});return e=>{let n=i.length-1;if(e<=i[0][0])return i[0][1];if(e>=i[n][0])return i[n][1];let s=i.findIndex(([f])=>f>e)-1,[[r,o],[a,l]]=[i[s],i[s+1]],c=a-r,h=(e-r)/c,[u,d]=[h*h,h*h*h];return(2*d-3*u+1)*o+(d-2*u+h)*c*t[s]+(3*u-2*d)*l+(d-u)*c*t[s+1]}}function Fr(i,t,e){let n=Math.min(1,Math.max(0,(e-i)/(t-i)));return n*n*(3-2*n)}var WA=Mi([[0,.13],[.04,.2],[.14,.255],[.3,.295],[.5,.325],[.66,.33],[.82,.285],[.93,.18],[1,.03]]),kv=Mi([[0,.31],[.05,.36],[.15,.375],[.3,.375],[.5,.38],[.66,.375],[.82,.3],[.93,.17],[1,0]]),Bv=Mi([[0,-.1],[.05,.02],[.15,.2],[.3,.34],[.5,.42],[.66,.44],[.82,.38],[.93,.26],[1,.06]]),zv=.13;function Vv(i,t,e){let n=t.to.clone().sub(t.from),s=n.length()+t.link.radius;n.normalize();let r=t.origin.clone(),o=r.clone().addScaledVector(n,zv*s),a=(1-zv)*s,l=new N(1,0,0).addScaledVector(n,-n.x).normalize(),c=l.clone().cross(n),h={bone:t.index,to:t.index,weight:0},u=[0,.03,.08,.14,.22,.3,.38,.46,.54,.62,.7,.78,.85,.91,.96,.99].map(f=>({at:o.clone().addScaledVector(n,f*a).addScaledVector(l,.5*(kv(f)-Bv(f))*a),wide:c.clone().multiplyScalar(WA(f)*a),deep:l.clone().multiplyScalar(.5*(kv(f)+Bv(f))*a),grip:h,paint:f>.9?{name:"hair"}:{name:"skin"},square:2.1,shape:(m,y)=>{let p=Math.sin(y),g=p>0?.56+.26*p**1.5:.56+.36*p;return{name:f>g?"hair":"skin"}}}));i.tube(u,26),XA(i,o,n,l,c,a,h.bone);let d=.245*a;i.tube([-.3,-.12,.06,.24,.42,.6].map(f=>({at:r.clone().addScaledVector(n,f*.42*a).addScaledVector(l,.06*a*f),wide:c.clone().multiplyScalar(d*(1.08-.15*f)),deep:l.clone().multiplyScalar(d*(1.08-.15*f)),grip:{bone:e,to:t.index,weight:Fr(-.2,.5,f)},paint:{name:"skin"}})),14)}function XA(i,t,e,n,s,r,o){let a=[[.56,.37,.02,.012],[.5,.385,.034,.03],[.43,.395,.045,.055],[.37,.4,.06,.075],[.33,.395,.065,.065],[.305,.375,.045,.035]];i.tube(a.map(([l,c,h,u])=>({at:t.clone().addScaledVector(e,l*r).addScaledVector(n,c*r),wide:s.clone().multiplyScalar(-h*r),deep:n.clone().multiplyScalar(u*r),grip:{bone:o,to:o,weight:0},paint:{name:"skin"}})),8)}var qA=new N(1,0,0),Wv=new N(0,0,1),jo={trunk:22,limb:14,foot:14,small:8},Au={arm:.9,leg:.55},YA=.42,Gv=[[-.16,.3],[-.12,.66],[-.05,.95],[.03,1.04],[.18,1.09],[.4,1.02],[.65,.88],[.85,.77]],$A=[[.06,1],[.14,.99],[.3,1.12],[.5,.97],[.72,.72],[.9,.57],[1.02,.55]],Hv=[[-.2,.3],[-.15,.72],[-.06,1.08],[.06,1.2],[.2,1.13],[.45,1.02],[.7,.88],[.88,.82]],ZA=[[.1,.96],[.28,1.04],[.55,.84],[.85,.62],[1.01,.58]],KA=[[-.1,-.06],[.05,-.05],[.4,.12],[.85,.08]],JA=[[.06,.06],[.3,-.24],[.55,-.16],[.95,-.02]];function Xv(i){let t=new Tu,e=Ov(i),n=e.trunk.length?jA(e.trunk):.1,s=(r,o)=>i.planar?(r.side==="left"?1:-1)*o*n:0;e.trunk.length&&QA(t,e,n,i.planar),e.head&&Vv(t,e.head,e.trunk[e.trunk.length-1]?.index??e.head.index);for(let r of e.arms)t.aside=s(r,Au.arm),eC(t,r);for(let r of e.legs)t.aside=s(r,Au.leg),iC(t,r);t.aside=0;for(let r of e.rest)Ru(t,r);return{loft:t,parts:e.parts}}function jA(i){return Math.max(...i.map(({radius:t})=>t))}function Jo(i,t,e){let n=Math.abs(i.x)>.8?Wv:qA,s=n.clone().addScaledVector(i,-n.dot(i)).normalize();return{wide:s.clone().cross(i).multiplyScalar(t),deep:s.multiplyScalar(e)}}var Qo=i=>({bone:i,to:i,weight:0});function Ru(i,t){let{from:e,to:n,radius:s,index:r}=t,o=e.distanceTo(n);if(o<.001||t.link.box.length===6){t.link.box.length===6&&qv(i,[t]);return}let a=n.clone().sub(e).normalize(),l={name:t.side||"centre"},c=[-.98,-.7,0].map(u=>[u*s,Math.sqrt(1-u*u)]),h=[0,.7,.98].map(u=>[o+u*s,.85*Math.sqrt(1-u*u)]);i.tube([...c,...h].map(([u,d])=>({at:e.clone().addScaledVector(a,u),...Jo(a,d*s,d*s),grip:Qo(r),paint:l})),jo.small)}function QA(i,t,e,n){let{trunk:s,legs:r,arms:o,head:a}=t,l=(M,O,R)=>{let I=M.flatMap(({upper:z})=>z?[O(z)]:[]);return I.length?I.reduce((z,G)=>z+G,0)/I.length:R},c=a?.origin.z??s[s.length-1].to.z,h=l(r,({origin:M})=>M.z,s[0].from.z),u=Math.min(l(o,({origin:M})=>M.z,c-.1*(c-h)),c-.05*(c-h)),d=l(r,M=>M.radius,.6*e),f=n?Au.leg*e:l(r,({origin:M})=>Math.abs(M.y),.5*e),m=Math.max(f+.92*d,.8*e),y=n?Au.arm*e:l(o,({origin:M})=>Math.abs(M.y),1.1*e),p=.42*e,g=Mi([[-.19,.25*m],[-.16,.55*m],[-.08,.86*m],[.02,m],[.14,.98*m],[.38,.9*e],[.62,1.04*e],[.84,Math.max(1.1*e,.84*y)],[.98,.86*y],[1.05,.66*y],[1.12,Math.max(p,.42*y)],[1.2,p]]),_=Mi([[-.19,.3*e],[-.16,.5*e],[-.08,.74*e],[.04,.84*e],[.2,.76*e],[.38,.66*e],[.66,.78*e],[.82,.77*e],[.98,.58*e],[1.08,.44*e],[1.2,.38*e]]),w=Mi([[-.16,0],[.04,-.09*e],[.25,0],[.72,.08*e],[1,-.06*e],[1.2,-.02*e]]),b=h-.19*(u-h),C=Math.max(c+.015,u+.13*(u-h)),A=[],v=26;for(let M=0;M<=v;M++){let O=b+(C-b)*M/v,R=O<u?(O-h)/(u-h):1+.2*(O-u)/(C-u),I=R<.22;A.push({at:new N(s[0].origin.x+w(R),0,O),...Jo(Wv,g(R),_(R)),square:2.3,grip:tC(s,O,.4*e),paint:I?{name:"shorts"}:{name:"centre"}})}i.tube(A,jo.trunk);for(let M of[...o,...r])for(let O of M.joints)Ru(i,O)}function tC(i,t,e){let n=Qo(i[0].index);for(let s=1;s<i.length;s++){let r=i[s].origin.z;if(t>r+e)n=Qo(i[s].index);else if(t>r-e)return{bone:i[s-1].index,to:i[s].index,weight:Fr(r-e,r+e,t)}}return n}function Cu(i,t,e,n,s=null){let r=t.map(({from:y,to:p})=>y.distanceTo(p)),o=r.map((y,p)=>r.slice(0,p).reduce((g,_)=>g+_,0)),a=y=>Mi(t.flatMap((p,g)=>y(p).map(([_,w])=>[o[g]+_*r[g],w*p.part.radius]))),l=a(y=>y.radius),c=a(y=>y.shift),h=t[0].radius[0][0]*r[0],u=t.length-1,d=o[u]+r[u]*t[u].radius[t[u].radius.length-1][0],f=t.length>1?26:14,m=[];for(let y=0;y<=f;y++){let p=h+(d-h)*(y/f)**1.25,g=u>0&&p>o[1]?1:0,{from:_,to:w,part:b}=t[g],C=w.clone().sub(_).normalize(),A=l(p),v=Jo(C,A,A),M=Qo(b.index);if(u>0){let R=.9*l(o[1]),I=Fr(o[1]-R,o[1]+R,p);M={bone:t[0].part.index,to:t[1].part.index,weight:I}}n!==null&&p>d-.1*r[u]&&(M={bone:b.index,to:n,weight:.5*Fr(d-.1*r[u],d,p)});let O=_.clone().addScaledVector(C,p-o[g]).addScaledVector(v.deep.clone().normalize(),c(p));m.push({at:O,...v,grip:M,paint:s&&p<YA*r[0]?s:e})}i.tube(m,jo.limb)}function eC(i,{side:t,upper:e,lower:n,ends:s}){if(!e)return;let r={name:t||"centre"},o=s[0],a=n?.origin??e.to,l={part:e,from:e.origin,to:a,radius:n?Hv:[...Hv,[1,.8]],shift:[[0,0],[.9,.05]]};if(!n)return Cu(i,[l],r,null);let c=o?.origin??n.from.clone().lerp(n.to,.76);Cu(i,[l,{part:n,from:a,to:c,radius:ZA,shift:[[.1,.02],[1,0]]}],r,o?.index??null,{name:"centre"});let h=o?Math.max(o.from.distanceTo(o.to),.5*n.from.distanceTo(n.to)):.36*n.from.distanceTo(n.to)*(1/.76),u=(o&&o.to.distanceTo(o.from)>.02?o.to.clone().sub(o.from):c.clone().sub(a)).normalize();nC(i,o?.index??n.index,c,u,h,n.radius,t);for(let d of s.slice(1))Ru(i,d)}function nC(i,t,e,n,s,r,o){let a=Mi([[-.12,.52],[.05,.5],[.3,.46],[.6,.38],[.85,.3],[1,.12]]),l=Mi([[-.12,.52],[.05,.66],[.3,1],[.5,1.02],[.75,.86],[.93,.6],[1,.22]]),{wide:c,deep:h}=Jo(n,1,1),u=c.clone().multiplyScalar(Math.sign(c.y||1)*(o==="left"?-1:1)),d={name:"skin"},f=[-.12,0,.12,.26,.4,.55,.7,.82,.91,.97,1].map(p=>({at:e.clone().addScaledVector(n,p*s).addScaledVector(u,.5*r*p*p).addScaledVector(h,.25*r*p*p),...Jo(n,a(p)*r,l(p)*r),grip:Qo(t),paint:d,square:2.4}));i.tube(f,jo.small+2);let m=e.clone().addScaledVector(n,.12*s).addScaledVector(h,.5*r),y=n.clone().multiplyScalar(.8).addScaledVector(h,.5).addScaledVector(u,.3).normalize();i.tube([0,.35,.7,.92,1].map((p,g)=>({at:m.clone().addScaledVector(y,.48*s*p),...Jo(y,[.4,.36,.3,.24,.08][g]*r,[.4,.36,.3,.24,.08][g]*r),grip:Qo(t),paint:d})),jo.small)}function iC(i,{side:t,upper:e,lower:n,ends:s}){let r={name:t||"centre"},o=s[0]??null;if(e){let l=n?.origin??o?.origin??e.to,c={part:e,from:e.origin,to:l,radius:n?Gv:[...Gv,[1,.7]],shift:KA};if(!n)Cu(i,[c],r,o?.index??null);else{let h=o?.origin??n.to;Cu(i,[c,{part:n,from:l,to:h,radius:$A,shift:JA}],r,o?.index??null,{name:"shorts"})}}let a=s.filter(({link:l})=>l.box.length===6);a.length&&qv(i,a);for(let l of s)a.includes(l)||Ru(i,l)}function qv(i,[t,e]){let[n,s,r,o,a,l]=t.link.box,c=t.origin.x+n-o,h=e?e.origin.x+e.link.box[0]+e.link.box[3]:t.origin.x+n+o,u=t.origin.z+r-l,d=h-c,f=Math.max(t.origin.z-u,.28*d),m=Math.min(.45,Math.max(.14,(t.origin.x-c)/d)),y=Mi([[0,.3*f],[.05,.72*f],[.6*m,1.05*f],[m+.03,1.1*f],[m+.2,.82*f],[.7,.5*f],[.88,.38*f],[.97,.26*f],[1,.16*f]]),p=Mi([[0,.34],[.05,.58],[.18,.7],[.45,.72],[.7,.96],[.82,.94],[.93,.72],[.98,.46],[1,.25]]),g=e?e.origin.x:h+1,_=[0,.025,.07,.13,.2,.28,.37,.46,.55,.62,.68,.74,.8,.86,.91,.95,.98,1].map(w=>{let b=c+w*d,C=.5*Math.max(.012,y(w)),A=e?Fr(g-.02,g+.02,b):0;return{at:new N(b,t.origin.y+s,u+C),wide:new N(0,p(w)*a,0),deep:new N(0,0,C),grip:{bone:t.index,to:e?.index??t.index,weight:A},paint:{name:"foot"},square:2.7,shape:v=>v.z<u+.2*f?{name:"sole"}:null}});i.tube(_,jo.foot)}var sC=new N(0,1,0),rC=new Ze,Al=class{constructor(t,e,n=!1){this.ghost=n;let{loft:s,parts:r}=Xv(t);this.loft=s,this.triangles=s.triangles;for(let a of r){let l=new wo;this.links.push(l),this.group.add(l),this.target(a)}let o=new Ns({vertexColors:!0,roughness:.72,metalness:0,transparent:n,opacity:n?.3:1});this.skin=new Da(s.geometry(),o),this.skin.bind(new Fa(this.links,r.map(({origin:a})=>new ue().makeTranslation(a).invert())),new ue),this.skin.castShadow=this.skin.receiveShadow=!n,this.skin.frustumCulled=!1,n&&(this.skin.renderOrder=1),this.group.add(this.skin),this.group.visible=!1,this.recolour(e)}ghost;group=new Ge;links=[];meshes=[];triangles;loft;skin;recolour(t){let e=this.skin.geometry.getAttribute("color"),n=new se;this.loft.paints.forEach(({name:s,shade:r=1},o)=>{n.copy(this.ghost?t.ghost:t[s]).multiplyScalar(r),e.setXYZ(o,n.r,n.g,n.b)}),e.needsUpdate=!0}set drawn(t){this.skin.visible=t}pose(t,e){this.links.forEach((n,s)=>{let r=e+7*s;n.position.set(t[r],t[r+1],t[r+2]),n.quaternion.set(t[r+4],t[r+5],t[r+6],t[r+3])}),this.group.visible=!0}dispose(){this.group.traverse(t=>t.geometry?.dispose()),this.skin.skeleton.dispose(),this.skin.material.dispose()}target({index:t,link:e,from:n,to:s,origin:r,radius:o}){let a=n.distanceTo(s);if(a>0){let l=this.add(t,new za(o,a,4,10));l.quaternion.setFromUnitVectors(sC,s.clone().sub(n).normalize()),l.position.copy(n).add(s).multiplyScalar(.5).sub(r)}if(e.box.length===6){let[l,c,h,u,d,f]=e.box;this.add(t,new cs(2*u,2*d,2*f)).position.set(l,c,h)}}add(t,e){let n=new ve(e,rC);return n.visible=!1,n.userData.link=t,this.links[t].add(n),this.meshes.push(n),n}};var oC=new N(0,1,0),aC=new Eo(1,1,1,16).translate(0,.5,0),lC=new Ga(1,1,20).translate(0,-.5,0),cC=new N,Cl=class extends Ge{constructor(e=.014){super();this.thickness=e;this.add(this.shaft,this.head),this.visible=!1,this.renderOrder=3}thickness;material=new Ze({transparent:!0,toneMapped:!1});shaft=new ve(aC,this.material);head=new ve(lC,this.material);length=0;recolour(e){this.material.color.copy(e)}set opacity(e){this.material.opacity=e}point(e,n,s){if(this.visible=s>.01,this.length=s,!this.visible)return;let r=Math.min(.5*s,9*this.thickness),o=Math.min(this.thickness,.25*r);this.position.copy(e),this.quaternion.setFromUnitVectors(oC,cC.copy(n).normalize()),this.shaft.scale.set(o,s-.9*r,o),this.head.scale.set(.42*r,r,.42*r),this.head.position.y=s}};var hC=.42,uC=.7,dC=.05,Yv=.35,Pu=class{constructor(t){this.palette=t;this.group.add(this.push),this.recolour(t)}palette;group=new Ge;showPush=!0;showGround=!0;push=new Cl(.02);grounds=[];from=new N;force=new N;spot=[0,0,0];pushed=new N;pushedAt=new N;since=1/0;recolour(t){this.palette=t,this.push.recolour(t.push),this.grounds.forEach(({arrow:e})=>e.recolour(t.force))}draw(t,e,n,s,r,o){for(this.drawPush(t,s,r,o);this.grounds.length<e.feet.length;){let c=new Cl;c.recolour(this.palette.force),this.grounds.push({arrow:c,force:new N,at:new N}),this.group.add(c)}let a=hC*s/(n*9.81),l=Ae(t,Te.paused)?1:1-Math.exp(-o/dC);this.grounds.forEach((c,h)=>{let u=e.feet[h]?this.load(t,e,h):0;u>=1&&(this.from.divideScalar(u),c.force.length()<.02*n*9.81&&c.at.copy(this.from),c.at.lerp(this.from,l)),c.force.lerp(this.force,l);let d=fC(c.force.length()*a,uC*s);this.showGround&&d>.02*s?c.arrow.point(c.at,c.force,d):c.arrow.visible=!1})}get longest(){return Math.max(0,...this.grounds.map(({arrow:t})=>t.visible?t.length:0))}load(t,e,n){this.force.set(0,0,0),this.from.set(0,0,0);let s=0;for(let r of e.feet[n].contacts){let o=Math.max(0,e.force(t.data,r,2));e.place(t.data,r,this.spot),this.from.x+=o*this.spot[0],this.from.y+=o*this.spot[1],this.from.z+=o*this.spot[2],this.force.x+=e.force(t.data,r,0),this.force.y+=e.force(t.data,r,1),this.force.z+=e.force(t.data,r,2),s+=o}return s}drawPush(t,e,n,s){let{data:r}=t,o=Math.hypot(r[dt.push],r[dt.push+1],r[dt.push+2]);if(Ae(t,Te.pushed)&&o>.5?(this.pushed.set(r[dt.push],r[dt.push+1],r[dt.push+2]),this.pushedAt.set(r[dt.pushAt],r[dt.pushAt+1],r[dt.pushAt+2]),this.since=0):Ae(t,Te.paused)||(this.since+=s),this.push.visible=!1,!this.showPush||this.since>=Yv)return;let a=e*(.15+.5*Math.min(1.2,this.pushed.length()/n));this.from.copy(this.pushedAt).addScaledVector(this.force.copy(this.pushed).normalize(),-a-.08*e),this.push.opacity=1-this.since/Yv,this.push.point(this.from,this.pushed,a)}};function fC(i,t){let e=.6*t;if(i<=e)return i;let n=t-e;return e+n*(1-Math.exp(-(i-e)/n))}var Rl=200,pC=60,mC=1.1,$v=.7,Zv=5,Kv=9;function Lp(i,t){if(!i.length)return 0;if(t<=i[0][0])return i[0][1];for(let e=1;e<i.length;e++){let[n,s]=i[e-1],[r,o]=i[e];if(t<r)return s+(t-n)/(r-n)*(o-s);if(t===r&&(e+1>=i.length||i[e+1][0]>t))return o}return i[i.length-1][1]}function gC(i,t,e){let n=i.filter(([s])=>s>t&&s<e);return[[t,Lp(i,t)],...n,[e,Lp(i,e)]]}var Lu=class{group=new Ge;mesh;material=new Ja({side:$n});colours;labels=[];textures=new Map;points=[];labelColour="#888888";middle=NaN;side=-1.5;planar=!1;centre={x:0,y:0};constructor(t){this.colours={grid:{value:t.grid.clone()},riser:{value:t.riser.clone()}},this.material.onBeforeCompile=e=>{e.uniforms.gridColour=this.colours.grid,e.uniforms.riserColour=this.colours.riser,e.vertexShader=e.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;
varying float vUp;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = position.xy;
vUp = abs(normal.z);`),e.fragmentShader=e.fragmentShader.replace("#include <common>",`#include <common>
${_C}`).replace("#include <color_fragment>",`#include <color_fragment>
diffuseColor.rgb = withGrid(diffuseColor.rgb);`)},this.mesh=new ve(new He,this.material),this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1,this.group.add(this.mesh);for(let e=0;e<Kv;e++){let n=new ve(new Ds(1.6,.4),new Ze({transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-2}));n.renderOrder=1,this.labels.push(n),this.group.add(n)}this.recolour(t)}set showLabels(t){this.labels.forEach(e=>e.visible=t)}recolour(t){this.material.color.copy(t.ground),this.colours.grid.value.copy(t.grid),this.colours.riser.value.copy(t.riser),this.labelColour=`#${t.label.getHexString()}`,this.textures.forEach(e=>e.dispose()),this.textures.clear(),this.middle=NaN}build(t,e){this.points=t.points,this.planar=e,this.side=e?-.75:-1.5,this.middle=NaN,this.draw()}draw(){let{planar:t,centre:e}=this,n=t?mC:Rl,[s,r]=t?[-n,n]:[e.y-n,e.y+n],o=gC(this.points,e.x-Rl,e.x+Rl),a=[],l=(h,u,d,f)=>a.push(...h,...u,...d,...h,...d,...f);for(let h=1;h<o.length;h++){let[u,d]=o[h-1],[f,m]=o[h];if(l([u,s,d],[f,s,m],[f,r,m],[u,r,d]),t&&f>u)for(let y of[-n,n])l([u,y,d-$v],[f,y,m-$v],[f,y,m],[u,y,d])}let c=new He;c.setAttribute("position",new he(a,3)),c.computeVertexNormals(),this.mesh.geometry.dispose(),this.mesh.geometry=c}height(t){return Lp(this.points,t)}covers(t,e){return Math.abs(t-this.centre.x)<Rl&&Math.abs(e-this.centre.y)<Rl}follow(t,e){Math.max(Math.abs(t-this.centre.x),Math.abs(e-this.centre.y))>pC&&(this.centre={x:t,y:e},this.draw());let n=Math.round(t/Zv);n===this.middle||!this.labels[0].visible||(this.middle=n,this.labels.forEach((s,r)=>{let o=(n+r-(Kv-1)/2)*Zv,a=Math.atan2(this.height(o+.3)-this.height(o-.3),.6);s.position.set(o+.05,this.side,this.height(o)+.004),s.rotation.set(0,Math.abs(a)<.6?-a:0,0),s.material.needsUpdate=s.material.map===null,s.material.map=this.texture(o)}))}texture(t){let e=this.textures.get(t);if(e)return e;let n=document.createElement("canvas");n.width=256,n.height=64;let s=n.getContext("2d");s.font="500 34px system-ui, sans-serif",s.textAlign="left",s.textBaseline="middle",s.fillStyle=this.labelColour,s.fillText(`${t} m`,130,34,124);let r=new xr(n);return r.colorSpace=zn,r.anisotropy=4,this.textures.size>64&&(this.textures.forEach(o=>o.dispose()),this.textures.clear()),this.textures.set(t,r),r}},_C=`
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
}`;var vC=["sky","ground","riser","grid","centre","left","right","foot","shorts","skin","hair","sole","zenith","ghost","ball","box","push","force","com","cop","polygon","target","pull","label"];function Ip(){let i=getComputedStyle(document.documentElement),t=vC.map(e=>[e,new se(i.getPropertyValue(`--view-${e}`).trim()||"#888888")]);return Object.fromEntries(t)}var Iu=15,yC=.06,Du=class{constructor(t){this.palette=t;for(let e=0;e<Iu;e++){let n=new Ze({transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-3}),s=new ve(new er(Fu(),10),n);s.visible=!1,s.matrixAutoUpdate=!1,s.renderOrder=1,this.pool.push(s),this.group.add(s)}}palette;group=new Ge;pool=[];order=[];stands=new Map;clear(){this.stands.clear(),this.order.length=0,this.pool.forEach(t=>t.visible=!1)}recolour(t){this.palette=t,this.order.forEach(e=>e.material.color.copy(t[e.userData.side]))}draw(t,e){for(let n of e.feet){let s=n.contacts.every(o=>e.touches(t,o)),r=this.stands.get(n);e.down(t,n)?(s||!r?.flat)&&this.stands.set(n,xC(t,e,n,s)):r&&(this.stands.delete(n),this.addPrint(r,n))}}addPrint(t,e){let n=e.side==="right"?"right":"left",s=this.order.findLast(o=>o.userData.side===n);if(s&&t.centre.distanceTo(s.userData.centre)<yC)return;let r=this.order.length<Iu?this.pool.find(o=>!o.visible):this.order.shift();r.userData={side:n,centre:t.centre},r.material.color.copy(this.palette[n]),Nu(r,t,n),r.visible=!0,this.order.push(r),this.order.forEach((o,a)=>o.material.opacity=.75*(a+1+Iu-this.order.length)/Iu)}};function Nu(i,{turned:t,length:e,width:n,centre:s},r){let o=n*(r==="right"?-1:1);i.matrix.copy(t).scale(new N(e,o,1)).setPosition(s)}function xC(i,t,e,n){let s=e.contacts.map(o=>new N(...t.place(i,o,[]))),r=t.rotation(i,e);return{flat:n,...Dp(s,new N(1,0,0).applyQuaternion(r),new N(0,1,0).applyQuaternion(r))}}function Dp(i,t,e){let n=i.reduce((h,u)=>h.add(u),new N).divideScalar(i.length),s=h=>{let u=i.map(d=>d.dot(h));return[Math.min(...u),Math.max(...u)]},[r,o]=s(t),[a,l]=s(e),c=new N().crossVectors(t,e);return n.addScaledVector(t,(r+o)/2-n.dot(t)),n.addScaledVector(c,.004),{centre:n,turned:new ue().makeBasis(t,e,c),length:Math.max(.12,o-r+.03),width:Math.max(.07,l-a)}}function Fu(){let i=new Ao;return i.moveTo(-.5,.02),i.bezierCurveTo(-.5,.36,-.3,.38,-.12,.3),i.bezierCurveTo(.05,.24,.1,.5,.28,.5),i.bezierCurveTo(.42,.5,.5,.2,.5,-.02),i.bezierCurveTo(.5,-.34,.36,-.5,.2,-.48),i.bezierCurveTo(.02,-.45,-.06,-.3,-.24,-.34),i.bezierCurveTo(-.42,-.38,-.5,-.3,-.5,.02),i}var Pl=new N;function Oi(i,t,e,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;Pl.copy(t),Pl[n]=0,Pl.normalize();let c=.5*o/(o+a),h=1-Pl.angleTo(i)/l;return Math.sign(Pl[e])===1?h*c:a/(o+a)+c+c*(1-h)}var Uu=class i extends cs{constructor(t=1,e=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(t/2,e/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:t,height:e,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new N,c=new N,h=new N(t,e,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,m=u.length/6,y=new N,p=.5/o;for(let g=0,_=0;g<u.length;g+=3,_+=2)switch(l.fromArray(u,g),c.copy(l),c.x-=Math.sign(c.x)*p,c.y-=Math.sign(c.y)*p,c.z-=Math.sign(c.z)*p,c.normalize(),u[g+0]=h.x*Math.sign(l.x)+c.x*r,u[g+1]=h.y*Math.sign(l.y)+c.y*r,u[g+2]=h.z*Math.sign(l.z)+c.z*r,d[g+0]=c.x,d[g+1]=c.y,d[g+2]=c.z,Math.floor(g/m)){case 0:y.set(1,0,0),f[_+0]=Oi(y,c,"z","y",r,n),f[_+1]=1-Oi(y,c,"y","z",r,e);break;case 1:y.set(-1,0,0),f[_+0]=1-Oi(y,c,"z","y",r,n),f[_+1]=1-Oi(y,c,"y","z",r,e);break;case 2:y.set(0,1,0),f[_+0]=1-Oi(y,c,"x","z",r,t),f[_+1]=Oi(y,c,"z","x",r,n);break;case 3:y.set(0,-1,0),f[_+0]=1-Oi(y,c,"x","z",r,t),f[_+1]=1-Oi(y,c,"z","x",r,n);break;case 4:y.set(0,0,1),f[_+0]=1-Oi(y,c,"x","y",r,t),f[_+1]=1-Oi(y,c,"y","x",r,e);break;case 5:y.set(0,0,-1),f[_+0]=Oi(y,c,"x","y",r,t),f[_+1]=1-Oi(y,c,"y","x",r,e);break}}static fromJSON(t){return new i(t.width,t.height,t.depth,t.segments,t.radius)}};var Ou=class{group=new Ge;ball=new Ns({roughness:.45});seam=new Ns({roughness:.6});box=new Ns({roughness:.8});things=[];made="";constructor(t){this.recolour(t)}recolour(t){this.ball.color.copy(t.ball),this.seam.color.copy(t.ball).multiplyScalar(.6),this.box.color.copy(t.box)}build(t){let e=JSON.stringify(t);e!==this.made&&(this.made=e,this.group.traverse(n=>n.geometry?.dispose()),this.group.clear(),this.things=t.map(n=>{let s=new ve(bC(n),n.kind==="ball"?this.ball:this.box);return s.castShadow=s.receiveShadow=!0,s.visible=!1,n.kind==="ball"&&s.add(new ve(new Ka(n.size[0]*1.03,1),this.seam)),this.group.add(s),s}))}pose(t,e){this.things.forEach((n,s)=>{let r=e+7*s;n.visible=Number.isFinite(t[r]),n.visible&&(n.position.set(t[r],t[r+1],t[r+2]),n.quaternion.set(t[r+4],t[r+5],t[r+6],t[r+3]))})}};function bC({kind:i,size:t}){if(i==="ball")return new Ii(t[0],32,20);let[e,n,s]=t;return new Uu(2*e,2*n,2*s,2,Math.min(.02,.3*Math.min(e,n,s)))}var SC=.05555555555555555,MC=1/45,wC=12,EC=.4,ku=class{constructor(t){this.best=t;this.ratio=t}best;ratio;frames=0;sum=0;paced(t){if(t>1||(this.sum+=t,++this.frames<wC))return!1;let e=this.sum/this.frames;this.frames=this.sum=0;let n=e>SC?this.ratio*.75:e<MC?this.ratio*1.15:this.ratio,s=this.ratio;return this.ratio=Math.min(this.best,Math.max(EC,n)),this.ratio!==s}};var Jv=[.05,.11],TC=.35,jv=.1,AC=new ue().makeRotationZ(-Math.PI/2),Ll=class{constructor(t){this.palette=t}palette;group=new Ge;prints=[];sides=[];meshes=[];textures=new Map;outline=CC();whole=new er(Fu(),10);square=new Ds(jv,jv);get counts(){let t=this.prints.filter(({number:e})=>e===0).length;return{before:t,after:this.prints.length-t}}show(t,e){JSON.stringify(t)!==JSON.stringify(this.prints)&&(this.prints=t,this.sides=e,this.build())}recolour(t){this.palette=t,this.textures.forEach(e=>e.dispose()),this.textures.clear(),this.build()}build(){this.group.clear(),this.meshes.forEach(t=>t.material.dispose()),this.meshes=[];for(let t of this.prints)this.add(t)}add({foot:t,number:e,points:n,ahead:s}){let r=new N(...s).normalize(),o=new N(0,0,1).cross(r).normalize(),a=Dp(n.map(u=>new N(...u)),r,o),l=this.sides[t]??"",c=e?this.palette[l==="right"?"right":"left"]:this.palette.label;if(e&&Nu(this.mesh(this.whole,2,{color:c,opacity:TC}),a,l),Nu(this.mesh(this.outline,3,{color:c}),a,l),!e)return;this.mesh(this.square,4,{map:this.texture(e)}).matrix.copy(a.turned).multiply(AC).setPosition(a.centre)}mesh(t,e,n){let s={transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-4},r=new ve(t,new Ze({...s,...n}));return r.matrixAutoUpdate=!1,r.renderOrder=e,this.meshes.push(r),this.group.add(r),r}texture(t){let e=this.textures.get(t);if(e)return e;let n=document.createElement("canvas");n.width=n.height=64;let s=n.getContext("2d");s.font="700 46px system-ui, sans-serif",s.textAlign="center",s.textBaseline="middle",s.fillStyle=`#${this.palette.com.getHexString()}`,s.fillText(String(t),32,34,60);let r=new xr(n);return r.colorSpace=zn,r.anisotropy=4,this.textures.set(t,r),r}};function CC(){let i=Fu(),t=new Ct(1-2*Jv[0],1-2*Jv[1]);return i.holes.push(new br(i.getPoints(10).map(e=>e.multiply(t)))),new er(i,10)}var Qv=120,RC=.6,Bu=class{mesh;constructor(t){let e=new Ze({vertexColors:!0,side:Vn,fog:!1,depthWrite:!1,toneMapped:!1}),n=new Ii(Qv,20,24).rotateX(Math.PI/2);n.setAttribute("color",new Li(new Float32Array(3*n.getAttribute("position").count),3)),this.mesh=new ve(n,e),this.mesh.renderOrder=-10,this.mesh.frustumCulled=!1,this.recolour(t)}recolour(t){let e=this.mesh.geometry.getAttribute("position"),n=this.mesh.geometry.getAttribute("color"),s=new se;for(let r=0;r<e.count;r++){let o=Math.max(0,e.getZ(r)/Qv);s.lerpColors(t.sky,t.zenith,o**RC),n.setXYZ(r,s.r,s.g,s.b)}n.needsUpdate=!0}follow(t){this.mesh.position.copy(t.position)}};var PC=.006,ty={path:.06,way:.02},zu=class{group=new Ge;coming=new Ge;path=ey(.6);way=ey(.8);points=[];constructor(t){this.coming.add(this.way),this.group.add(this.path,this.coming),this.recolour(t)}get corners(){return this.points.length}showPath(t,e){this.points=t,ny(this.path,t,ty.path,e)}showWay(t,e){ny(this.way,t,ty.way,e)}recolour(t){this.path.material.color.copy(t.target),this.way.material.color.copy(t.label)}};function ey(i){let t=new Ze({transparent:!0,opacity:i,depthWrite:!1,side:$n,polygonOffset:!0,polygonOffsetFactor:-2}),e=new ve(new He,t);return e.frustumCulled=!1,e.renderOrder=1,e.visible=!1,e}function ny(i,t,e,n){let s=t.filter(([a,l],c)=>c===0||Math.hypot(a-t[c-1][0],l-t[c-1][1])>1e-4);if(i.visible=s.length>1,i.geometry.dispose(),i.geometry=new He,s.length<2)return;let r=[],o=[];s.forEach(([a,l],c)=>{let[h,u]=[s[Math.max(0,c-1)],s[Math.min(s.length-1,c+1)]],d=Math.atan2(u[1]-h[1],u[0]-h[0]),[f,m]=[-Math.sin(d)*e/2,Math.cos(d)*e/2],y=n(a)+PC;r.push(a+f,l+m,y,a-f,l-m,y),c>0&&o.push(2*c-2,2*c-1,2*c,2*c,2*c-1,2*c+1)}),i.geometry.setAttribute("position",new he(r,3)),i.geometry.setIndex(o)}var Gu=["ghost","prints","coming","pushes","forces","mass","pressure","polygon","labels"],Np={ghost:!1,prints:!0,coming:!0,pushes:!0,forces:!0,mass:!1,pressure:!1,polygon:!1,labels:!0},Vu=class{constructor(t,e=!1,n=!1){this.host=t;this.low=e;this.full=n;this.canvas.className="view-canvas",this.canvas.tabIndex=-1,this.canvas.setAttribute("aria-label","The character walking, in three dimensions"),t.prepend(this.canvas),this.renderer=new Yh({canvas:this.canvas,antialias:!e,powerPreference:"high-performance"}),this.renderer.shadowMap.enabled=!e,this.renderer.shadowMap.type=Mr,this.cameras=new Su(this.canvas),this.quality=new ku(e?.5:Math.min(2,devicePixelRatio)),this.sky=new Bu(this.palette),this.ground=new Lu(this.palette),this.props=new Ou(this.palette),this.prints=new Du(this.palette),this.pushPrints=new Ll(this.palette),this.comingPrints=new Ll(this.palette),this.ways=new zu(this.palette),this.forces=new Pu(this.palette),this.balance=new Eu(this.palette),this.space.fog=this.fog,this.addLights(),this.space.add(this.sky.mesh,this.ground.group,this.props.group,this.prints.group,this.pushPrints.group),this.space.add(this.forces.group,this.balance.group,this.comingPrints.group,this.ways.group),this.recolour(),new ResizeObserver(()=>this.resize()).observe(t),this.resize()}host;low;full;canvas=document.createElement("canvas");cameras;space=new La;ground;pushPrints;comingPrints;ways;body=null;layout=null;feet=null;maxForce=500;renderer;sun=new Po(16774374,2.1);rim=new Po(14674687,.9);skylight=new tl(16777215,13616827,1.35);fog=new Pa(16777215,12,70);sky;quality;props;prints;outlinesPushes=!1;forces;balance;ghost=null;scene=null;bodyMade="";groundMade="";palette=Ip();shown={...Np};com=new N;velocity=new N;lastTime=0;get camera(){return this.cameras.camera}show(t,e){this.shown[t]=e,this.prints.group.visible=this.shown.prints&&!this.outlinesPushes,this.pushPrints.group.visible=this.shown.prints&&this.outlinesPushes,this.comingPrints.group.visible=this.ways.coming.visible=this.shown.coming,this.forces.showGround=this.shown.forces,this.balance.showMass=this.shown.mass,this.balance.showPressure=this.shown.pressure,this.balance.showPolygon=this.shown.polygon,this.ground.showLabels=this.shown.labels}outlinePushes(t){this.outlinesPushes=t,this.show("prints",this.shown.prints)}showPushPrints(t){this.pushPrints.show(t,this.feet?.feet.map(({side:e})=>e)??[])}showComing({way:t,prints:e}){this.comingPrints.show(e,this.feet?.feet.map(({side:n})=>n)??[]),this.ways.showWay(t,n=>this.ground.height(n))}showPath(t){this.ways.showPath(t,e=>this.ground.height(e))}setScene(t){let e=JSON.stringify(t.character),n=JSON.stringify([t.ground.points,t.character.planar]);if(this.scene=t,this.layout=new jr(t),e!==this.bodyMade){for(let s of[this.body,this.ghost])s&&(this.space.remove(s.group),s.dispose());this.body=new Al(t.character,this.palette),this.ghost=new Al(t.character,this.palette,!0),this.feet=new zo(t.character,this.layout),this.space.add(this.body.group,this.ghost.group),this.bodyMade=e,this.restart()}n!==this.groundMade&&(this.ground.build(t.ground,t.character.planar),this.groundMade=n,this.restart()),this.props.build(t.props)}pose(t,e,n=!0){let{body:s,layout:r,feet:o,scene:a}=this;if(t&&s&&r&&o&&a){let{data:l}=t;(t.time<this.lastTime-1e-6||t.time>this.lastTime+1)&&this.restart(),this.lastTime=t.time,s.pose(l,r.links),this.props.pose(l,r.props);let c=this.shown.ghost&&Ae(t,Te.ghost);c&&this.ghost.pose(l,r.ghost),this.ghost.group.visible=c,this.prints.draw(l,o),this.forces.showPush=this.shown.pushes&&n,this.forces.draw(t,o,a.character.mass,a.character.height,this.maxForce,e),this.balance.draw(t,o,h=>this.ground.height(h)),this.com.fromArray(l,dt.com),this.velocity.fromArray(l,dt.velocity),Ae(t,Te.paused)?this.velocity.set(0,0,0):this.velocity.multiplyScalar(Math.min(4,l[dt.rate]||0)),this.cameras.follow(this.com,this.velocity,l[dt.heading],this.ground.height(this.com.x),e),this.follow()}}render(){this.sky.follow(this.camera),this.renderer.render(this.space,this.camera)}paced(t){!this.low&&!this.full&&this.quality.paced(t)&&this.resize()}get longestForce(){return this.forces.longest/(this.scene?.character.height||1)}get triangles(){return this.renderer.info.render.triangles}pixels(){return new Set(new Uint32Array(this.bytes().buffer)).size}image(){let t=this.bytes(),e=2166136261,n=0;for(let s=0;s<t.length;s++)e=Math.imul(e^t[s],16777619),s%4<3&&(n+=t[s]);return{hash:e>>>0,light:n/(.75*255*t.length)}}bytes(){this.render();let t=this.renderer.getContext(),e=new Uint8Array(4*t.drawingBufferWidth*t.drawingBufferHeight);return t.readPixels(0,0,t.drawingBufferWidth,t.drawingBufferHeight,t.RGBA,t.UNSIGNED_BYTE,e),e}onPage(t){let e=this.scene?.character.links.findIndex(c=>c.name===t)??-1,n=this.body?.meshes.find(c=>c.userData.link===e);if(!n)return null;this.camera.updateMatrixWorld();let s=n.getWorldPosition(new N).project(this.camera),{left:r,top:o,width:a,height:l}=this.canvas.getBoundingClientRect();return[r+(s.x+1)/2*a,o+(1-s.y)/2*l]}recolour(){this.palette=Ip(),this.renderer.setClearColor(this.palette.sky),this.fog.color.copy(this.palette.sky);let t=this.palette.sky.getHSL({h:0,s:0,l:0}).l<.4;this.skylight.groundColor.set(t?4935512:12103330);let e=[this.prints,this.pushPrints,this.comingPrints,this.ways,this.forces,this.balance];for(let n of[this.sky,this.ground,this.props,...e,this.body,this.ghost])n?.recolour(this.palette)}restart(){this.prints.clear(),this.cameras.cut(this.scene?.character.height||1.8)}addLights(){this.sun.castShadow=!this.low,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=3.5,this.sun.shadow.intensity=.85,this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.015;let{camera:t}=this.sun.shadow;t.left=t.bottom=-2.2,t.right=t.top=2.2,t.near=1,t.far=16,this.skylight.position.set(0,0,1),this.space.add(this.skylight,this.sun,this.sun.target,this.rim,this.rim.target)}follow(){let t=this.ground.height(this.com.x);this.sun.target.position.set(this.com.x,this.com.y,t),this.sun.position.set(this.com.x-2.5,this.com.y-3.5,t+7),this.rim.target.position.copy(this.sun.target.position),this.rim.position.set(this.com.x+4,this.com.y+3,t+2.5),this.ground.follow(this.cameras.target.x,this.cameras.target.y)}resize(){let{clientWidth:t,clientHeight:e}=this.host;!t||!e||(this.renderer.setPixelRatio(this.quality.ratio),this.renderer.setSize(t,e,!1),this.cameras.resize())}};var LC={follow:"From behind, following the character",side:"From the right side",front:"From the front",free:"Free: drag to rotate, wheel to zoom, right-drag to pan"},IC={ghost:"Ghost (reference motion)",prints:"Footprints",coming:"Coming steps",pushes:"Pushes",forces:"Ground forces",mass:"Centre of mass",pressure:"Centre of pressure",polygon:"Support polygon",labels:"Distance labels"};function iy(i){let t=Jr("camera","Camera",Tl.map(e=>({name:e,text:e,title:`${LC[e]} (C: next camera)`})),e=>i.cameras.use(e));return i.cameras.changed=e=>t.show(e),t.show(i.cameras.mode),t.element}function sy(i,t=()=>{}){let e=new Set((Ai("show")??"").split(",")),n={...Np};for(let h of Gu)e.has(`+${h}`)&&(n[h]=!0),e.has(`-${h}`)&&(n[h]=!1);let s=new Map,r=(h,u)=>{n[h]=u,s.get(h).checked=u,i.show(h,u),Ti("show",Gu.map(d=>`${n[d]?"+":"-"}${d}`).join(",")),t(h,u)},o=D("div",{class:"show-list",test:"show-list",hidden:!0,role:"group",label:"What to show"},...Gu.map(h=>{let u=D("input",{type:"checkbox",test:`show-${h}`,onchange:()=>r(h,u.checked)});return u.checked=n[h],s.set(h,u),i.show(h,n[h]),D("label",{class:"show-item"},u,D("span",{class:`show-key ${h}`}),IC[h])})),a=Zt({test:"show-menu",text:"Show",icon:"eye",title:"What to draw in the view",act:()=>{o.hidden=!o.hidden,a.setAttribute("aria-expanded",String(!o.hidden))}});a.setAttribute("aria-expanded","false");let l=D("div",{class:"show-menu"},a,o),c=()=>{o.hidden=!0,a.setAttribute("aria-expanded","false")};return document.addEventListener("pointerdown",h=>{!o.hidden&&!l.contains(h.target)&&c()}),l.addEventListener("keydown",h=>{h.key!=="Escape"||o.hidden||(h.stopPropagation(),c(),a.focus())}),{element:l,toggle:h=>r(h,!n[h]),isOn:h=>n[h]}}function ry(i){let t=D("output",{class:"fact-speed",test:"speed",title:"Speed of the centre of mass [m/s]"},"–"),e=D("output",{class:"fact",test:"state",title:"State of the controller, and phase in the step"}),n=(l,c,h)=>D("span",{class:`badge ${l}`,test:`badge-${l}`,title:h,hidden:!0},c),s=n("fell","fell","The character has fallen: reset (R) or rewind"),r=n("changing","changing gait","Changing to another gait"),o=n("recording","recording","The motion is being recorded"),a=NaN;return i.on("frame",l=>{let{data:c}=l,h=Math.hypot(c[dt.velocity],c[dt.velocity+1]);a=Number.isFinite(a)&&!i.paused?a+.08*(h-a):h,Re(t,`${Gt(a)} m/s`);let u=c[dt.state],d=c[dt.phase],f=Number.isFinite(d)?`, ${Gt(100*d,0).padStart(2," ")} %`:"";Re(e,Number.isFinite(u)?`state ${Gt(u,0)}${f}`:""),s.hidden=!Ae(l,Te.fallen),r.hidden=!Ae(l,Te.changing),o.hidden=!Ae(l,Te.recording)}),D("div",{class:"facts",test:"facts"},t,e,s,r,o)}var DC=800,NC=1.2,FC=3e3,UC=.15,Hu=class{constructor(t){this.studio=t;t.on("skill",({id:e})=>{e!==this.skill&&(this.skill=e,this.speed=this.heading=this.lateral=null,this.setWalksTo(!1),this.setDraws(!1))})}studio;walksTo=!1;draws=!1;changed=()=>{};speed=null;heading=null;lateral=null;asked=-1/0;stick={x:0,y:0};gamepadUsed=!1;ticked=0;refused=-1/0;skill="";command={};commands=Vi(20,()=>{this.studio.send("steer",this.command),this.command={}});get able(){return this.studio.holds&&this.studio.steerable}get askedSpeed(){let t=this.studio.frame?.data[dt.askedSpeed]??NaN;return this.fresh&&this.speed!==null?this.speed:Number.isFinite(t)?t:this.studio.skill?.speed??0}get askedHeading(){let t=this.studio.frame?.data[dt.askedHeading]??NaN;return this.fresh&&this.heading!==null?this.heading:Number.isFinite(t)?t:(this.studio.frame?.data[dt.heading]??0)||0}steer(t){this.able&&(this.asked=performance.now(),t.speed!==void 0&&(this.speed=t.speed),t.heading!==void 0&&(this.heading=t.heading),t.lateral!==void 0&&(this.lateral=t.lateral),Object.assign(this.command,t),this.commands.call(),this.changed())}faster(t){let e=this.studio.speedLimits;if(!e)return this.refuse("This skill goes at its own speed. Choose “Walk, any speed” to command one.");let[n,s]=e.along,r=Math.round((this.askedSpeed+t)*100)/100;r>s+1e-6&&this.refuse(`${Gt(s)} m/s is the fastest that this skill can go.`),r<n-1e-6&&this.refuse(n<0?`${Gt(-n)} m/s backwards is the most that this skill can do.`:"This skill cannot go backwards."),this.steer({speed:Bn(r,n,s)})}get askedLateral(){let t=this.studio.frame?.data[dt.askedLateral]??NaN;return this.fresh&&this.lateral!==null?this.lateral:Number.isFinite(t)?t:0}sideways(t){let[e,n]=this.studio.speedLimits?.aside??[-.4,.4];this.steer({lateral:Bn(Math.round((this.askedLateral+t)*100)/100,e,n)})}turn(t){this.steer({heading:this.askedHeading+t})}face(t){let e=this.askedHeading;this.steer({heading:e+ss(t-e)})}useOwnSpeed(){this.steer({speed:null,lateral:null}),this.speed=null}walkTo(t,e){this.able&&this.studio.send("target",{x:t,y:e})}clearTarget(){this.able&&this.studio.send("target",{off:!0})}setWalksTo(t){this.walksTo=t,t&&(this.draws=!1),this.changed()}followPath(t){this.able&&this.studio.send("path",{points:t})}clearPath(){this.followPath([])}setDraws(t){this.draws=t,t&&(this.walksTo=!1),this.changed()}setStick(t,e){let n=this.stick.x===0&&this.stick.y===0;this.stick={x:t,y:e},t===0&&e===0&&!n&&this.steer({speed:null})}tick(t){let e=Math.min(.1,(t-this.ticked)/1e3);this.ticked=t,this.readGamepad();let{x:n,y:s}=this.stick;if(n===0&&s===0||!this.able)return;let r=this.studio.skill?.speed||.8,o=this.studio.speedLimits,a=s===0||!o?{}:{speed:Bn(Math.round(100*r*(1+s))/100,...o.along)};this.steer({heading:this.askedHeading-n*NC*e,...a})}refuse(t){let e=performance.now();!this.able||e-this.refused<FC||(this.refused=e,this.studio.emit("note",{is:"note",time:0,text:t}))}get fresh(){return performance.now()-this.asked<DC}readGamepad(){let t=navigator.getGamepads?.().find(r=>r?.connected&&r.axes.length>=2),e=r=>Math.abs(r)<UC?0:r,n=t?e(t.axes[0]):0,s=t?-e(t.axes[1]):0;n!==0||s!==0?(this.gamepadUsed=!0,this.setStick(n,s)):this.gamepadUsed&&(this.gamepadUsed=!1,this.setStick(0,0))}};var oy={along:[-.5,2.5],aside:[-.4,.4]},Fp=([i,t])=>[Math.floor(20*Math.min(0,i))/20,Math.ceil(20*Math.max(0,t))/20],Wu=class{connected=!1;hello=null;skills=[];scene=null;layout=null;skill=null;graph=null;holder=null;envelope=null;pushes=[];fall=null;clip=null;frame=null;frames=0;tab="play";jobs=new Map;listeners=new Map;connection;constructor(){this.connection=new Wl({opened:()=>this.setConnected(!0),lost:()=>this.setConnected(!1),text:t=>this.handle(t),bytes:t=>this.receive(t)})}on(t,e){let n=this.listeners.get(t)??[];n.push(e),this.listeners.set(t,n)}emit(t,e){for(let n of this.listeners.get(t)??[])n(e)}send(t,e={}){return this.connection.send({do:t,...e})}get holds(){return this.connected&&(this.holder?.you??!1)}get paused(){return this.frame!==null&&Ae(this.frame,Te.paused)}get fallen(){return this.frame!==null&&Ae(this.frame,Te.fallen)}get steerable(){return this.skill?this.skills.find(({id:t})=>t===this.skill.id)?.steerable??!0:!1}get speedLimits(){let{skill:t}=this;if(!t||!t.takes_speed)return null;let e=t.steering?.styles.find(({name:n})=>n===t.steering.style);return e?{along:Fp(e.speeds),aside:Fp(e.sideways)}:{along:t.speeds?Fp(t.speeds):oy.along,aside:oy.aside}}get ownSkills(){let t=this.bodyName;return this.skills.filter(({character:e})=>e===t)}get bodyName(){return this.skills.find(({id:e})=>e===this.skill?.id)?.character??this.scene?.character.name??""}setConnected(t){this.connected=t,t||(this.holder=null),this.emit("link",t)}receive(t){let e=cm(t);!e||!this.layout||e.serial!==this.scene?.serial||!this.layout.fits(e)||(this.frame=e,this.frames++,this.emit("frame",e))}handle(t){switch(t.is){case"hello":this.hello=t,this.skills=t.skills,this.emit("hello",t),this.emit("skills",this.skills);break;case"skills":this.skills=t.skills,this.emit("skills",this.skills);break;case"scene":this.scene=t,this.layout=new jr(t),this.emit("scene",t);break;case"skill":this.skill=t,t.authorable||(this.graph=null),this.emit("skill",t);break;case"graph":this.emit("graph",this.graph=t);break;case"holder":this.emit("holder",this.holder=t);break;case"envelope":this.emit("envelope",this.envelope=t);break;case"pushes":this.pushes=t.pushes,this.emit("pushes",t);break;case"coming":this.emit("coming",t);break;case"job":this.jobs.set(t.id,t),this.emit("job",t);break;case"fall":this.emit("fall",this.fall=t);break;case"note":this.emit("note",t);break;case"error":this.emit("error",t);break;case"clip":this.emit("clip",t);break;case"file":this.emit("file",t);break}}};function ay(i,t){let e=t.map(({name:c,text:h,title:u,icon:d})=>D("button",{type:"button",role:"tab",class:"tab",id:`tab-${c}`,test:`tab-${c}`,title:u,"aria-controls":`panel-${c}`,onclick:()=>o(c),onkeydown:f=>a(f,c)},di(d),D("span",{},h))),n=t.map(({name:c,panel:h})=>D("div",{role:"tabpanel",class:"panel",id:`panel-${c}`,test:`panel-${c}`,"aria-labelledby":`tab-${c}`},h)),s=D("aside",{class:"side",label:"Controls"},D("div",{class:"tabs",role:"tablist",label:"Panels"},...e),D("div",{class:"panels"},...n));function r(c){i.tab=c,t.forEach((h,u)=>{let d=h.name===c;e[u].setAttribute("aria-selected",String(d)),e[u].tabIndex=d?0:-1,n[u].hidden=!d}),s.classList.remove("away"),Ti("tab",c),i.emit("tab",c)}function o(c){i.tab===c?s.classList.toggle("away"):r(c)}function a(c,h){let u=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!u)return;c.preventDefault();let d=(t.findIndex(f=>f.name===h)+u+t.length)%t.length;r(t[d].name),e[d].focus()}let l=Ai("tab");return r(t.some(({name:c})=>c===l)?l:t[0].name),{element:s,open:r}}var Xu=["auto","light","dark"],OC={auto:"auto",light:"sun",dark:"moon"},kC={auto:"system setting",light:"light",dark:"dark"};function ly(i){let t=matchMedia("(prefers-color-scheme: dark)"),e=Ai("theme")??"auto";Xu.includes(e)||(e="auto");let n=Zt({test:"theme",icon:"auto",title:"Theme",kind:"quiet",act:()=>{e=Xu[(Xu.indexOf(e)+1)%Xu.length],Ti("theme",e),s()}});function s(){let r=e==="dark"||e==="auto"&&t.matches,o=document.documentElement;o.dataset.dark=r?"yes":"no",o.dataset.theme=e,n.replaceChildren(di(OC[e])),n.title=`Theme: ${kC[e]}`,n.setAttribute("aria-label",n.title),i(r)}return t.addEventListener("change",s),s(),n}var BC={note:4500,error:8e3},zC=4;function cy(i){let t=D("div",{class:"toasts",test:"toasts",role:"status","aria-live":"polite"});function e(n,s){let r=t.lastElementChild;if(r?.dataset.words===s&&!r.classList.contains("going"))return;let o=D("div",{class:`toast ${n}`,test:`toast-${n}`,"data-words":s},D("span",{},s),D("button",{type:"button",class:"toast-close",label:"Close",title:"Close",onclick:()=>a()},"×")),a=()=>{o.classList.add("going"),setTimeout(()=>o.remove(),250)};for(t.append(o);t.childElementCount>zC;)t.firstElementChild.remove();setTimeout(a,BC[n])}return i.on("note",({text:n})=>e("note",n)),i.on("error",({text:n})=>e("error",n)),t}function hy(i,t,e,n){let s=D("span",{class:"top-lost",test:"connection-lost",role:"alert"},"Connection lost, trying again …"),r=GC(i),o=()=>{s.hidden=i.connected,r.hidden=!i.connected};return i.on("link",o),o(),D("header",{class:"top",test:"top"},D("span",{class:"brand"},di("person"),D("span",{},"Footfall",D("i",{}," studio"))),VC(i),r,s,D("span",{class:"spring"}),...HC(i),D("a",{class:"button quiet",test:"to-crowd",href:xs("/crowd"),title:"A crowd that answers pushes"},D("span",{},"Crowd")),Zt({test:"tour-start",text:"Tour",title:"A tour of one minute",kind:"quiet",act:n}),t,D("button",{type:"button",class:"button quiet bare help-button",test:"help",title:"Keys (?)",label:"Help: keys",onclick:e},"?"))}function VC(i){let t=D("strong",{class:"top-skill",test:"skill-title"},"…"),e=D("span",{class:"top-body",test:"character-title"});return i.on("skill",({title:n,about:s,kinematic:r,kinematic_root:o})=>{Re(t,r?`${n} · no forces`:o?`${n} · kinematic root`:n),t.title=s,document.title=`${n} – Footfall studio`}),i.on("scene",({character:n})=>Re(e,n.title)),D("span",{class:"top-titles"},t,e)}function GC(i){let e=D("output",{class:"top-rate",test:"achieved-rate",title:"Achieved rate: simulated over real time"},"–"),n=0;return i.on("frame",({data:s})=>{let r=performance.now();r-n<250||(n=r,Re(e,i.paused?"paused":`${Gt(s[dt.rate])}×`),e.classList.toggle("paused",i.paused))}),e}function HC(i){let t=D("span",{class:"top-who",test:"holder"}),e=D("span",{class:"top-give",test:"asking"}),n=Zt({test:"take",text:"Ask for the controls",title:"The client that holds the controls sees the request",act:()=>i.send("take")}),s=o=>[D("span",{},`Client ${o} asks for the controls`),Zt({test:`give-${o}`,text:"Hand over",title:`Pass the controls to client ${o}`,kind:"main",act:()=>i.send("give",{client:o})})];function r(){let{holder:o,hello:a}=i;if(t.hidden=!o,n.hidden=!o||o.you,e.replaceChildren(),!o)return;let l=a!==null&&o.asking.includes(a.client);n.disabled=l,Re(n.lastElementChild,l?"Asked":"Ask for the controls");let c=o.clients-1;o.you?(Re(t,c>0?`You hold the controls, ${c} watching`:""),e.append(...o.asking.flatMap(s))):Re(t,o.client===null?"No client holds the controls":`Client ${o.client} holds the controls`),t.hidden=!t.textContent}for(let o of["link","holder","hello"])i.on(o,r);return r(),[t,e,n]}var Up="",Ur=[{title:"Push it",text:"Drag the body with the pointer, or click on the disc.",tab:"push",at:"disc",done:i=>Ae(i,Te.pushed)},{title:"Change the gait",text:"Choose another card. It changes while it walks.",tab:"play",at:"skills",done:(i,t)=>t.skill!==""&&t.skill!==Up},{title:"Steer it",text:"Turn with the arrow keys left and right, or the arrows here.",tab:"steer",at:"steer-left",done:(i,t)=>Math.abs(i.data[dt.askedHeading]-t.heading)>.05},{title:"Make it fall",text:"Click near the rim of the disc, more than once if it takes it.",tab:"push",at:"disc",done:i=>Ae(i,Te.fallen)},{title:"Rewind",text:"Drag the slider below the view to the left, to before the fall. Then press play and push differently.",tab:"push",at:"rewind",done:(i,t)=>i.time<t.time-.2},{title:"Bring your own motion",text:"Drop a BVH clip, or a rigged .glb or .vrm character, anywhere on the page.",tab:"learn",at:"clip-drop",done:()=>!1}];function uy(i,t){let e=-1,n={skill:"",heading:0,time:0,clip:""},s=D("span",{class:"tour-count",test:"tour-count"}),r=D("strong",{test:"tour-title"}),o=D("span",{test:"tour-text"}),a=Zt({test:"tour-next",text:"Next",title:"To the next step",kind:"main",act:()=>d(e+1)}),l=Zt({test:"tour-skip",text:"Skip",title:"End the tour; it can be called again from the top bar",kind:"quiet",act:()=>f()}),c=D("aside",{class:"tour",test:"tour",hidden:!0,label:"Guided tour","aria-live":"polite"},D("div",{class:"tour-words"},s,r,o),D("div",{class:"tour-buttons"},a,l));function h(m){document.querySelectorAll(".tour-target").forEach(y=>y.classList.remove("tour-target")),m&&document.querySelector(`[data-test="${m}"]`)?.classList.add("tour-target")}function u(){r.textContent="New here?",o.textContent="Push it, steer it, make it fall: a tour of one minute.",s.textContent="",a.lastElementChild.textContent="Start",c.hidden=!1}function d(m){if(e=m,e>=Ur.length)return f();let{tab:y,at:p}=Ur[e],g=i.frame;n={skill:Up,heading:g?.data[dt.askedHeading]??0,time:g?.time??0,clip:i.clip?.id??""},s.textContent=`${e+1} of ${Ur.length}`,r.textContent=Ur[e].title,o.textContent=Ur[e].text,a.lastElementChild.textContent=e===Ur.length-1?"Done":"Next",c.hidden=!1,t(y),h(p)}function f(){e=-1,c.hidden=!0,h(""),Ti("toured","yes")}return i.on("skill",({id:m})=>Up=m),i.on("frame",m=>{if(e<0||c.hidden)return;let{done:y}=Ur[e];n.time=Math.max(n.time,m.time<n.time?n.time:m.time),y(m,n)&&d(e+1)}),addEventListener("keydown",m=>{m.key==="Escape"&&!c.hidden&&!document.querySelector("dialog[open]")&&f()}),Ai("toured")||u(),{element:c,start:()=>d(0)}}var WC=8,XC=.4;function qC(i,t,e,n,s){if(i===t||e>=1||i.data.length!==t.data.length)return t;let r=s&&s.data.length===t.data.length?s.data:new Float32Array(t.data.length),o=i.data,a=t.data;for(let l=0;l<a.length;l++)r[l]=o[l]+(a[l]-o[l])*e;for(let l=dt.rate;l<=dt.phase;l++)r[l]=a[l];for(let l=dt.cop;l<dt.power;l++)(Number.isNaN(r[l])||l>=dt.pushAt)&&(r[l]=a[l]);r[dt.askedHeading]=a[dt.askedHeading],r[dt.heading]=a[dt.heading];for(let l=0;l<n.contactCount;l++)r[n.contacts+4*l]=a[n.contacts+4*l];return Op(o,a,r,e,n.links,n.linkCount),Op(o,a,r,e,n.props,n.propCount),Ae(t,Te.ghost)&&Op(o,a,r,e,n.ghost,n.linkCount),{serial:t.serial,tick:t.tick,time:i.time+(t.time-i.time)*e,data:r}}function Op(i,t,e,n,s,r){for(let o=0;o<r;o++){let a=s+7*o+3,c=i[a]*t[a]+i[a+1]*t[a+1]+i[a+2]*t[a+2]+i[a+3]*t[a+3]<0?n-1:1-n,h=0;for(let d=a;d<a+4;d++)e[d]=c*i[d]+n*t[d],h+=e[d]*e[d];let u=h>0?1/Math.sqrt(h):0;for(let d=a;d<a+4;d++)e[d]*=u}}var qu=class{frames=[];layout=null;out=null;shown=0;drawn=0;arrived=0;gap=1e3/60;begin(t){this.layout=t,this.frames=[],this.out=null}push(t,e){let n=this.frames[this.frames.length-1];n&&(t.time<n.time||t.time>n.time+XC)&&(this.frames=[]),n&&t.time===n.time&&this.frames.pop(),this.frames.push(t),this.frames.length>WC&&this.frames.shift(),this.arrived&&(this.gap+=.1*(Math.min(200,e-this.arrived)-this.gap)),this.arrived=e}at(t){let{frames:e,layout:n}=this,s=e[e.length-1];if(!s||!n)return null;let r=Math.min(.2,(t-this.drawn)/1e3);this.drawn=t;let o=Ae(s,Te.paused),a=o?0:Math.max(0,s.data[dt.rate]||0),l=o?0:1.5*this.gap/1e3,c=s.time-a*l+a*Math.min(t-this.arrived,2*this.gap)/1e3;this.shown+=a*r,this.shown+=(c-this.shown)*Math.min(1,8*r),this.shown=Math.min(s.time,Math.max(e[0].time,this.shown)),o&&(this.shown=s.time);let h=e.length-1;for(;h>0&&e[h-1].time>this.shown;)h--;if(h===0)return e[0];let[u,d]=[e[h-1],e[h]],f=qC(u,d,(this.shown-u.time)/(d.time-u.time),n,this.out);return f!==d&&(this.out=f),f}};var Yu=class{points=[];add(t,e){let n=this.points.at(-1);return n&&Math.hypot(t-n[0],e-n[1])<.1?!1:(this.points.push([Math.round(100*t)/100,Math.round(100*e)/100]),this.points.length>200&&(this.points=this.points.filter((s,r)=>r%2===0)),!0)}get complete(){return this.points.length>1}};var $u=class{constructor(t,e){this.view=t;this.actions=e;let{canvas:n}=t;this.marks.add(this.line,this.grabDot,this.targetDot),this.marks.visible=!1,this.marks.traverse(s=>{s.renderOrder=20,s.frustumCulled=!1}),t.space.add(this.marks),n.parentElement.addEventListener("pointerdown",s=>this.press(s),{capture:!0}),n.addEventListener("pointermove",s=>this.move(s));for(let s of["pointerup","pointercancel","lostpointercapture"])n.addEventListener(s,r=>this.release(r))}view;actions;ray=new il;pointer=new Ct;ahead=new N;depth=1;target=new N;grabPoint=new N;lineColour=new Ls({transparent:!0,depthTest:!1});dotColour=new Ze({transparent:!0,depthTest:!1});line=new tr(new He().setFromPoints([new N,new N]),this.lineColour);grabDot=new ve(new Ii(.022,16,12),this.dotColour);targetDot=new ve(new Ii(.032,16,12),this.dotColour);marks=new Ge;grabbed=null;path=null;hover=0;dragging=Vi(40,t=>this.actions.drag(t));get grabbing(){return this.grabbed!==null}get drawing(){return this.path!==null}recolour(t){this.lineColour.color.set(t),this.dotColour.color.set(t)}draw(){let{grabbed:t}=this,e=t&&this.view.body?.links[t.link];if(this.marks.visible=!!e,!t||!e)return;this.updateTarget(),e.updateMatrixWorld(),this.grabPoint.copy(t.point).applyMatrix4(e.matrixWorld),this.grabDot.position.copy(this.grabPoint),this.targetDot.position.copy(this.target);let n=this.line.geometry.getAttribute("position");n.setXYZ(0,this.grabPoint.x,this.grabPoint.y,this.grabPoint.z),n.setXYZ(1,this.target.x,this.target.y,this.target.z),n.needsUpdate=!0}drop(){this.grabbed&&(this.grabbed=null,this.dragging.cancel(),this.view.cameras.controls.enabled=!0,this.view.canvas.classList.remove("grabbing"),this.actions.drop())}press(t){let{cameras:e,canvas:n}=this.view;if(this.grabbed||this.path||(e.controls.enabled=!0,t.target!==n||t.button!==0))return;this.aim(t);let s=this.hitBody();this.actions.allowed()&&(t.shiftKey||s&&this.actions.throws()?(e.controls.enabled=!1,this.throwAt(s)):this.actions.draws()&&t.isPrimary?(e.controls.enabled=!1,this.path={drawing:new Yu,pointer:t.pointerId},n.setPointerCapture(t.pointerId),this.drawPoint()):s&&t.isPrimary?(e.controls.enabled=!1,this.grab(t,s)):this.actions.walksTo()&&this.clickGround(t))}throwAt(t){let e=this.ray.ray.at(.4,new N).toArray();if(t){let s=t.object.userData.link;this.actions.hit(s,this.inLink(s,t.point),e);return}let n=this.hitGround()??this.ray.ray.at(6,new N);this.actions.throwBall(e,n.toArray())}inLink(t,e){let n=this.view.body.links[t];return n.updateMatrixWorld(),n.worldToLocal(e.clone()).toArray()}grab(t,e){let n=e.object.userData.link,s=new N(...this.inLink(n,e.point));this.grabbed={link:n,point:s,pointer:t.pointerId},this.target.copy(e.point);let{camera:r}=this.view;this.depth=e.point.clone().sub(r.position).dot(r.getWorldDirection(this.ahead)),this.view.canvas.setPointerCapture(t.pointerId),this.view.canvas.classList.add("grabbing"),this.actions.grab(n,s.toArray(),this.target.toArray())}move(t){this.grabbed&&t.pointerId!==this.grabbed.pointer||this.path&&t.pointerId!==this.path.pointer||(this.aim(t),this.path&&this.drawPoint(),this.grabbed||this.updateCursor(t))}release(t){this.grabbed&&t.pointerId===this.grabbed.pointer&&this.drop(),this.path&&t.pointerId===this.path.pointer&&this.endPath()}updateTarget(){this.ray.setFromCamera(this.pointer,this.view.cameras.camera);let{origin:t,direction:e}=this.ray.ray,n=e.dot(this.view.camera.getWorldDirection(this.ahead));this.target.copy(t).addScaledVector(e,this.depth/Math.max(.1,n)),this.dragging.call(this.target.toArray())}drawPoint(){let t=this.hitGround();this.path&&t&&this.path.drawing.add(t.x,t.y)&&this.actions.drawing(this.path.drawing.points)}endPath(){let{points:t,complete:e}=this.path.drawing;this.path=null,this.view.cameras.controls.enabled=!0,this.actions.drawn(e?t:[])}clickGround(t){let e=n=>{if(Math.hypot(n.clientX-t.clientX,n.clientY-t.clientY)>Ap)return;this.aim(n);let s=this.hitGround();s&&this.actions.walkTo(s.x,s.y)};this.view.canvas.addEventListener("pointerup",e,{once:!0})}updateCursor(t){if(t.buttons||t.timeStamp-this.hover<80)return;this.hover=t.timeStamp;let{classList:e}=this.view.canvas,n=this.actions.allowed(),s=n&&!t.shiftKey&&this.hitBody()!==null,r=t.shiftKey||s&&this.actions.throws();e.toggle("over-body",s&&!r),e.toggle("drawing",n&&this.actions.draws()),e.toggle("throwing",n&&r),e.toggle("aiming",n&&!t.shiftKey&&this.actions.walksTo())}aim(t){let e=this.view.canvas.getBoundingClientRect();this.pointer.set(2*(t.clientX-e.left)/e.width-1,1-2*(t.clientY-e.top)/e.height),this.ray.setFromCamera(this.pointer,this.view.cameras.camera)}hitBody(){let{body:t}=this.view;return t?.group.visible?this.ray.intersectObjects(t.meshes,!1)[0]??null:null}hitGround(){return this.ray.intersectObject(this.view.ground.mesh,!1)[0]?.point??null}};var kp=class{studio=new Wu;theme=ly(t=>this.studio.emit("theme",t));area=D("main",{class:"view-area",test:"view"});low=new URLSearchParams(location.search).has("low");view;playback=new qu;steering=new Hu(this.studio);transport=new tu(this.studio);push=new jh(this.studio,()=>this.view.cameras.camera.position);author=new Vl(this.studio);watch=new yu(this.studio);learn=new Xl(this.studio);exports=new Qh(this.studio);help=Av();shows;pointer;hints;inControl=!1;last=performance.now();fps=0;constructor(){document.body.append(this.area),this.view=new Vu(this.area,this.low,new URLSearchParams(location.search).has("full")),this.shows=sy(this.view,(t,e)=>this.showChanged(t,e)),this.pointer=this.makePointer(),this.hints=Cv(this.studio,this.view,this.push.discBox),this.layOut(),this.listen(),requestAnimationFrame(this.animate),Rv(this.studio,this.view,()=>this.fps)}layOut(){let{studio:t,view:e,steering:n,transport:s}=this,r=this.makeTabs();this.area.append(D("div",{class:"over top-left"},ry(t)),D("div",{class:"over top-right"},iy(e),this.shows.element),D("div",{class:"over bottom-left"},new Hl(t,n).element),D("div",{class:"over bottom-right"},xm(t,n)),Tv(t,()=>s.reset(),c=>s.rewind(c)),cy(t),this.hints.element);let o=uy(t,c=>r.open(c));document.body.append(o.element),document.body.prepend(hy(t,this.theme,()=>this.help.showModal(),()=>o.start()));let l=wv(t,c=>{r.open("learn"),this.learn.upload(c)},c=>{this.author.open(c)});document.body.append(s.element,r.element,this.help,l)}makeTabs(){let{studio:t}=this,e=W0(t,this.steering);return ay(t,[{name:"play",text:"Play",title:"Skills, body, ground",icon:"play",panel:wm(t)},{name:"push",text:"Push",title:"Pushes, balls, boxes",icon:"push",panel:this.push.element},{name:"steer",text:"Steer",title:"Speed, heading, walk to",icon:"steer",panel:e},{name:"author",text:"Author",title:"Edit the gait",icon:"author",panel:this.author.element},{name:"watch",text:"Watch",title:"Plots",icon:"watch",panel:this.watch.element},{name:"learn",text:"Learn",title:"Learn from clips, optimize",icon:"learn",panel:this.learn.element},{name:"export",text:"Export",title:"Record and download",icon:"export",panel:this.exports.element}])}makePointer(){let{studio:t,steering:e}=this;return new $u(this.view,{allowed:()=>t.holds,grab:(n,s,r)=>t.send("grab",{link:t.scene.character.links[n].name,point:s,target:r}),drag:n=>t.send("drag",{target:n}),drop:()=>t.send("drop"),throws:()=>this.push.throwsAtClicks,throwBall:(n,s)=>this.push.throwFrom(n,s),hit:(n,s,r)=>this.push.hitAt(t.scene.character.links[n].name,s,r),walksTo:()=>e.walksTo&&e.able,walkTo:(n,s)=>e.walkTo(n,s),draws:()=>e.draws&&e.able,drawing:n=>this.view.showPath(n),drawn:n=>{n.length?e.followPath(n):this.view.showPath(t.skill?.steering?.path??[])}})}listen(){let{studio:t,view:e,transport:n}=this;Lv(t,this.steering,{pause:()=>n.togglePause(),step:()=>n.step(),reset:()=>n.reset(),rate:s=>n.nextRate(s),push:()=>this.push.pushForward(),ball:()=>this.push.throwBall(),camera:()=>e.cameras.next(),ghost:()=>this.shows.toggle("ghost"),help:()=>this.help.showModal(),undo:()=>this.author.undo(),redo:()=>this.author.redo()}),t.on("theme",()=>this.recolour()),t.on("hello",({maximum_force:s})=>e.maxForce=s),t.on("skill",({strategies:s})=>e.outlinePushes(s.length>0)),t.on("skill",({steering:s})=>this.pointer.drawing||e.showPath(s?.path??[])),t.on("coming",s=>e.showComing(s)),t.on("pushes",({prints:s})=>e.showPushPrints(s)),t.on("scene",s=>{e.setScene(s),this.playback.begin(e.layout)}),t.on("frame",s=>this.playback.push(s,performance.now())),t.on("fall",()=>this.pointer.drop()),t.on("holder",()=>this.controlChanged()),t.on("link",()=>this.controlChanged()),this.recolour(),this.controlChanged()}recolour(){this.view.recolour(),this.pointer.recolour(getComputedStyle(document.documentElement).getPropertyValue("--view-pull").trim())}showChanged(t,e){let{studio:n}=this;if(t!=="ghost"||!n.holds)return;n.send("ghost",{on:e}),e&&!n.skill?.has_ghost&&n.emit("note",{is:"note",time:0,text:"This skill has no reference motion, so there is no ghost."})}controlChanged(){let t=this.studio.holds;document.body.classList.toggle("watching",!t),document.body.classList.toggle("lost",!this.studio.connected);for(let e of document.querySelectorAll("fieldset.held"))e.disabled=!t;t||this.pointer.drop(),t&&!this.inControl&&this.shows.isOn("ghost")&&this.studio.send("ghost",{on:!0}),this.inControl=t}animate=t=>{if(requestAnimationFrame(this.animate),this.low&&t-this.last<150)return;let e=Math.max(1e-4,(t-this.last)/1e3);this.last=t,this.fps+=.05*(1/e-this.fps),this.steering.tick(t),this.view.pose(this.playback.at(performance.now()),Math.min(.5,e),!this.pointer.grabbing),this.pointer.draw(),this.hints.place(),this.view.render(),this.view.paced(e),this.watch.tick(t)}};try{new kp}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.replaceChildren(D("p",{class:"no-view-page",role:"alert"},`The studio cannot start in this browser: ${t}. It needs WebGL 2.`)),i}})();
/*! Bundled license information:

three/build/three.core.js:
three/build/three.module.js:
  (**
   * @license
   * Copyright 2010-2026 Three.js Authors
   * SPDX-License-Identifier: MIT
   *)
*/
